Feature: Where else the Devidian Door leads to
  Ships of the opponent, piles and dilemmas, as the FAQ of 1996 has it.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |
    And Alice has:
      | card                    | where        |
      | Alternate Universe Door | on the table |
      | Devidian Door           | in hand      |
      | Deanna Troi             | in hand      |

  @ruling=faq96-310-devidian-door-where-played-14
  Rule: Whoever is placed on a ship or outpost of the opponent's is captured

    Background:
      Given Bob has:
        | card            | where                      |
        | Bortas          | at "Explore Black Cluster" |
        | Klingon Outpost | at "Explore Black Cluster" |

    @part=ship
    Example: Deanna Troi is a captive aboard the Bortas
      When Alice uses "Devidian Door" aboard "Bortas"
      Then "Deanna Troi" is now aboard "Bortas"
      And "Deanna Troi" is now captive
      And nothing else has changed

    @part=outpost
    Example: she is a captive aboard the outpost
      When Alice uses "Devidian Door" aboard "Klingon Outpost"
      Then "Deanna Troi" is now aboard "Klingon Outpost"
      And "Deanna Troi" is now captive
      And nothing else has changed

  @ruling=faq96-310-devidian-door-where-played-15
  Rule: A card that the opponent is given in a hand or pile is his to use, and goes home with its owner

    Background:
      Given Bob has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |

    @frame=many @part=hand
    Example: Bob reports her on his turn
      When Alice uses "Devidian Door" in Bob's hand
      Then "Deanna Troi" is now in Bob's hand
      When play goes on until Bob's turn
      And Bob reports "Deanna Troi" to "Federation Outpost"
      Then "Deanna Troi" is now aboard "Federation Outpost"
      And "Deanna Troi" is still controlled by Bob
      And "Deanna Troi" goes home with Alice

    @part=draw-deck
    Example: she lies on his draw deck
      When Alice uses "Devidian Door" on top of Bob's draw deck
      Then "Deanna Troi" is now in Bob's draw deck
      And "Deanna Troi" goes home with Alice
      And nothing else has changed

    @part=discard-pile
    Example: she lies on his discard pile
      When Alice uses "Devidian Door" on top of Bob's discard pile
      Then "Deanna Troi" is now in Bob's discard pile
      And "Deanna Troi" goes home with Alice
      And nothing else has changed

  @ruling=faq96-310-devidian-door-where-played-16
  Rule: A card on his draw deck keeps the opponent from drawing his last one

    Background:
      Given Bob has 40 points
      And Alice has 25 points
      And Bob's draw deck holds one card

    @frame=many
    Example: he draws her, and the game goes on
      When Alice uses "Devidian Door" on top of Bob's draw deck
      And play goes on until Alice's turn
      Then "Deanna Troi" is now in Bob's hand
      And it is still Alice's turn

  @ruling=faq96-310-devidian-door-where-played-17
  Rule: On Radioactive Garbage Scow she dies at once

    Example: the radiation kills her
      Given Bob has:
        | card                     | where                      |
        | Radioactive Garbage Scow | on "Explore Black Cluster" |
      When Alice uses "Devidian Door" onto "Radioactive Garbage Scow"
      Then "Deanna Troi" has been killed
      And "Deanna Troi" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-310-devidian-door-where-played-18
  Rule: Aboard the Borg Ship she rides along, and is discarded when that leaves the spaceline

    Background:
      Given Bob has:
        | card      | where           | state                               |
        | Borg Ship | at "Excavation" | targeting "Explore Black Cluster" |

    Example: she travels with the Borg
      When Alice uses "Devidian Door" onto "Borg Ship"
      Then "Deanna Troi" is now aboard "Borg Ship"
      When play goes on until Bob's turn
      Then "Borg Ship" is now at "Explore Black Cluster"
      And "Deanna Troi" is still aboard "Borg Ship"
      When play goes on until Alice's turn
      Then "Deanna Troi" is now in Alice's discard pile
      And "Borg Ship" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-310-devidian-door-where-played-19
  Rule: On no other dilemma is anybody played

    Background:
      Given Alice has:
        | card     | where                      |
        | Runabout | at "Excavation" |
      And Bob has:
        | card                      | where                      |
        | Birth of "Junior"         | on "Runabout"              |
        | Borg Ship                 | at "Explore Black Cluster" |

    Example: nobody stands on another one
      When Alice uses "Devidian Door" onto "Birth of 'Junior'"
      Then that is illegal
      And nothing else has changed

    Example: on the Borg Ship there is room
      When Alice uses "Devidian Door" onto "Borg Ship"
      Then "Deanna Troi" is now aboard "Borg Ship"
      And nothing else has changed

  @ruling=faq96-310-devidian-door-where-played-21
  Rule: The card may come to one's own hand or piles

    @part=hand
    Example: she stays in hand
      When Alice uses "Devidian Door" in Alice's hand
      Then "Deanna Troi" is still in Alice's hand
      And nothing else has changed

    @part=draw-deck
    Example: she is on the draw deck
      When Alice uses "Devidian Door" on top of Alice's draw deck
      Then "Deanna Troi" is now on top of Alice's draw deck
      And nothing else has changed

    @part=discard-pile
    Example: she is discarded
      When Alice uses "Devidian Door" on top of Alice's discard pile
      Then "Deanna Troi" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-310-devidian-door-where-played-20
  Rule: Who is aboard the Borg Ship may let it pass what lies in its way

    Background:
      Given the spaceline:
        | mission        |
        | Q-Net          |
        | Survey Mission |
      And Bob has:
        | card      | where                      | state                      |
        | Borg Ship | at "Explore Black Cluster" | targeting "Survey Mission" |

    @frame=many
    Example: with the Diplomacy of Riva aboard it passes the Q-Net
      Given Alice has:
        | card            | where                |
        | Riva            | in hand              |
      When Alice uses "Devidian Door" onto "Borg Ship" with "Riva"
      And Alice ends the turn
      Then "Borg Ship" is now at "Survey Mission"
      And "Riva" is still aboard "Borg Ship"

