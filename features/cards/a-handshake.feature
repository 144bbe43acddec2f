Feature: A handshake, as printed
  Handshake helps whoever lags behind, puts the top of a pile in order, or changes a whole hand.

  Rule: Whoever lags behind has the opponent discard three cards, or draws three

    Background:
      Given Alice has:
        | card       | where   |
        | Handshake  | in hand |
        | Red Alert! | in hand |
      And Alice's draw deck holds ten cards

    @ruling=custom-cards-581
    Example: Bob discards three
      Given Bob has:
        | card        | where   |
        | Scan        | in hand |
        | Tricorder   | in hand |
        | Medical Kit | in hand |
        | Runabout    | in hand |
      When Alice plays "Handshake"
      And Bob chooses the word "pay"
      And Bob chooses "Scan", "Tricorder" and "Medical Kit"
      Then "Scan", "Tricorder" and "Medical Kit" are now in Bob's discard pile
      And "Handshake" is now in Alice's discard pile
      And nothing else has changed

    @frame=many @ruling=custom-cards-581
    Example: Bob lets her draw three
      Given Bob's hand holds four cards
      When Alice plays "Handshake"
      And Bob chooses the word "draw cards"
      Then Alice's draw deck now holds seven cards
      And "Handshake" is now in Alice's discard pile

    @ruling=custom-cards-581
    Example: it is too late once she has played another card
      Given Bob's hand holds four cards
      And this has happened:
        | action                   |
        | Alice plays "Red Alert!" |
      When Alice plays "Handshake"
      Then that is illegal
      And nothing else has changed

    @ruling=custom-cards-581
    Example: she has more cards in hand than Bob
      Given Bob's hand holds one card
      When Alice plays "Handshake"
      Then that is illegal
      And nothing else has changed

    @frame=many @ruling=custom-cards-582
    Example: her card play is left
      Given Bob's hand holds four cards
      When Alice plays "Handshake"
      And Bob chooses the word "draw cards"
      And Alice plays "Red Alert!"
      Then "Red Alert!" is now on the table

  @ruling=custom-cards-583
  Rule: The top five cards of a pile are put in another order

    Scenario Outline: of <pile>, and the sixth card stays where it is
      Given Alice has:
        | card      | where   |
        | Handshake | in hand |
      And <pile> holds in order:
        | card        |
        | Scan        |
        | Tricorder   |
        | Medical Kit |
        | Runabout    |
        | Hugh        |
        | Hail        |
      When Alice plays "Handshake" on top of <pile>
      And Alice chooses "Hugh", "Runabout", "Scan", "Tricorder" and "Medical Kit"
      Then <pile> now holds in order:
        | card        |
        | Hugh        |
        | Runabout    |
        | Scan        |
        | Tricorder   |
        | Medical Kit |
        | Hail        |
      And "Handshake" is now in Alice's discard pile
      And nothing else has changed

      Examples:
        | pile               |
        | Bob's draw deck    |
        | Alice's draw deck  |
        | Bob's discard pile |

    Example: Alice sees five cards of Bob's draw deck
      Given Alice has:
        | card      | where   |
        | Handshake | in hand |
      And Bob's draw deck holds in order:
        | card        |
        | Scan        |
        | Tricorder   |
        | Medical Kit |
        | Runabout    |
        | Hugh        |
        | Hail        |
      When Alice plays "Handshake" on top of Bob's draw deck
      And Alice chooses "Scan", "Tricorder", "Medical Kit", "Hugh" and "Runabout"
      Then Alice has been shown "Scan", "Tricorder", "Medical Kit", "Runabout" and "Hugh"

  @ruling=custom-cards-584
  Rule: A whole hand is changed

    Background:
      Given Alice has:
        | card      | where   |
        | Handshake | in hand |
        | Hugh      | in hand |
        | Tricorder | in hand |

    @frame=many
    Example: she gives up three others and draws seven, though she lags behind, too
      Given Alice has:
        | card | where   |
        | Hail | in hand |
      And Bob's hand holds ten cards
      And Alice's draw deck holds ten cards
      When Alice plays "Handshake" naming "draw cards"
      Then "Hugh", "Tricorder" and "Hail" are now in Alice's discard pile
      And Alice's draw deck now holds three cards

    Example: two others are too few
      When Alice plays "Handshake"
      Then that is illegal
      And nothing else has changed

    Example: that was her card play
      Given Alice has:
        | card | where   |
        | Hail | in hand |
      And Alice's draw deck holds in order:
        | card           |
        | Red Alert!     |
        | Scan           |
        | Medical Kit    |
        | Runabout       |
        | Deanna Troi    |
        | Simon Tarses   |
        | Wesley Crusher |
      And this has happened:
        | action                  |
        | Alice plays "Handshake" |
      When Alice plays "Red Alert!"
      Then that is illegal
