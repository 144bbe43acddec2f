Feature: Royale Casino: Blackjack
  Two hands are laid open and added up, and twenty-one wins.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card     | where           |
      | Calloway | on "Excavation" |
    And Bob has:
      | card                     | where              |
      | Royale Casino: Blackjack | under "Excavation" |

  @ruling=faq96-322-royale-casino-blackjack-01
  Rule: Both players lay their hands open and add up the CUNNING of the personnel there

    @part=hands-shown @part=cunning-added
    Example: nineteen win against eleven
      Given Alice has:
        | card            | where   |
        | Albert Einstein | in hand |
        | Exocomp         | in hand |
        | Amanda Rogers   | in hand |
      And Bob has:
        | card  | where   |
        | Klag  | in hand |
        | Divok | in hand |
      When Alice attempts "Excavation"
      Then Bob has been shown "Albert Einstein", "Exocomp" and "Amanda Rogers"
      And Alice has been shown "Klag" and "Divok"
      And Alice now has 5 points
      And Bob now has -5 points
      And "Royale Casino: Blackjack" is now in Bob's discard pile
      And nothing else has changed

    @part=cunning-added
    Example: eleven against eleven, and nobody wins or loses
      Given Alice has:
        | card            | where   |
        | Albert Einstein | in hand |
      And Bob has:
        | card  | where   |
        | Klag  | in hand |
        | Divok | in hand |
      When Alice attempts "Excavation"
      Then Alice has been shown "Klag" and "Divok"
      And Alice still has 0 points
      And Bob still has 0 points

    @part=cunning-added
    Example: twenty-two are over, and five win
      Given Alice has:
        | card             | where   |
        | Albert Einstein  | in hand |
        | Sir Isaac Newton | in hand |
      And Bob has:
        | card | where   |
        | Klag | in hand |
      When Alice attempts "Excavation"
      Then Alice has been shown "Klag"
      And Alice now has -5 points
      And Bob now has 5 points
      And "Royale Casino: Blackjack" is now in Bob's discard pile
      And nothing else has changed

    @part=cunning-added
    Example: twenty-one are not over, and win against twenty
      Given Alice has:
        | card        | where   |
        | Data        | in hand |
        | Leah Brahms | in hand |
      And Bob has:
        | card            | where   |
        | Jean-Luc Picard | in hand |
        | Worf            | in hand |
        | Divok           | in hand |
      When Alice attempts "Excavation"
      Then Alice now has 5 points
      And Bob now has -5 points
      And "Royale Casino: Blackjack" is now in Bob's discard pile
      And nothing else has changed

    @part=cunning-added
    Scenario Outline: Mickey D. is <where>, and nineteen win
      Given the spaceline:
        | mission              |
        | Cultural Observation |
      And Alice has:
        | card          | where           |
        | U.S.S. Galaxy | at "Excavation" |
        | Mickey D.     | <where>         |
      And Bob has:
        | card            | where   |
        | Albert Einstein | in hand |
        | Exocomp         | in hand |
      When Alice attempts "Excavation"
      Then Bob now has 5 points
      And Alice now has -5 points
      And "Royale Casino: Blackjack" is now in Bob's discard pile
      And nothing else has changed

      Examples: He is not in the Away Team there
        | where                     |
        | aboard "U.S.S. Galaxy"    |
        | on "Cultural Observation" |

  @ruling=faq96-322-royale-casino-blackjack-02
  Rule: CUNNING 6 and 9 make fifteen

    @frame=differs
    Scenario Outline: fifteen against <count>
      Given Alice has:
        | card        | where   |
        | Worf        | in hand |
        | Leah Brahms | in hand |
      And Bob has:
        | card    | where   |
        | Gorath  | in hand |
        | Kle'eg  | in hand |
        | <third> | in hand |
      When Alice attempts "Excavation"
      Then Alice now has <points> points

      Examples: One less, and one more
        | count    | third  | points |
        | fourteen | Divok  | 5      |
        | sixteen  | B'Etor | -5     |

  @ruling=faq96-322-royale-casino-blackjack-03
  Rule: Without personnel in hand one has nothing

    Example: Fek'lhr has a CUNNING of 1, and that is more
      Given Alice has:
        | card          | where   |
        | Amanda Rogers | in hand |
      And Bob has:
        | card    | where   |
        | Fek'lhr | in hand |
      When Alice attempts "Excavation"
      Then Bob has been shown "Amanda Rogers"
      And Alice now has -5 points
      And Bob now has 5 points
      And "Royale Casino: Blackjack" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-322-royale-casino-blackjack-04
  Rule: More than twenty-one is over

    Example: twenty-three lose against eleven
      Given Alice has:
        | card            | where   |
        | Albert Einstein | in hand |
        | Data            | in hand |
      And Bob has:
        | card  | where   |
        | Klag  | in hand |
        | Divok | in hand |
      When Alice attempts "Excavation"
      Then Alice has been shown "Klag" and "Divok"
      And Alice now has -5 points
      And Bob now has 5 points
      And "Royale Casino: Blackjack" is now in Bob's discard pile
      And nothing else has changed

    @question=blackjack-both-over
    Example: twenty-three and twenty-four lose both
      Given Alice has:
        | card            | where   |
        | Albert Einstein | in hand |
        | Data            | in hand |
      And Bob has:
        | card             | where   |
        | Jean-Luc Picard  | in hand |
        | Geordi La Forge  | in hand |
        | Exocomp          | in hand |
      When Alice attempts "Excavation"
      Then Alice now has -5 points
      And Bob now has -5 points
      And "Royale Casino: Blackjack" is now in Bob's discard pile
      And nothing else has changed

    @reading=blackjack-both-over/tie
    Example: twenty-three and twenty-four lose nothing
      Given Alice has:
        | card            | where   |
        | Albert Einstein | in hand |
        | Data            | in hand |
      And Bob has:
        | card             | where   |
        | Jean-Luc Picard  | in hand |
        | Geordi La Forge  | in hand |
        | Exocomp          | in hand |
      When Alice attempts "Excavation"
      Then Alice still has 0 points
      And Bob still has 0 points

  @ruling=faq96-322-royale-casino-blackjack-06
  Rule: What else is in the hand adds nothing to its personnel

    Example: a Federation PADD in hand makes nobody there more cunning
      Given Alice has:
        | card            | where   |
        | Worf            | in hand |
        | Mendon          | in hand |
        | Federation PADD | in hand |
      And Bob has:
        | card   | where   |
        | Divok  | in hand |
        | Dukath | in hand |
      When Alice attempts "Excavation"
      Then Alice now has -5 points
      And Bob now has 5 points
      And "Royale Casino: Blackjack" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-322-royale-casino-blackjack-07
  Rule: What is in play modifies nothing in hand

    @part=play-to-hand
    Example: Lower Decks makes Calloway more cunning on the planet, and nobody in hand
      Given Alice has:
        | card        | where        |
        | Lower Decks | on the table |
        | Taitt       | in hand      |
        | Gibson      | in hand      |
        | Giusti      | in hand      |
      And Bob has:
        | card  | where   |
        | Klag  | in hand |
        | Divok | in hand |
      When Alice attempts "Excavation"
      Then Alice has been shown "Klag" and "Divok"
      And the CUNNING of "Calloway" is 7
      And Alice now has 5 points
      And "Royale Casino: Blackjack" is now in Bob's discard pile
      And Bob now has -5 points
      And nothing else has changed

    @part=hand-to-play
    Example: Lower Decks in hand make nobody on the planet more cunning
      Given Alice has:
        | card        | where   |
        | Lower Decks | in hand |
      When Alice attempts "Excavation"
      Then Bob has been shown "Lower Decks"
      And the CUNNING of "Calloway" is 5

    @part=play-to-hand
    Example: nobody in Bob's hand is more cunning for the Lower Decks that lie before him
      Given Bob has:
        | card        | where        |
        | Lower Decks | on the table |
        | Taitt       | in hand      |
        | Gibson      | in hand      |
        | Giusti      | in hand      |
      When Alice attempts "Excavation"
      Then Bob now has 5 points
      And Alice now has -5 points
      And "Royale Casino: Blackjack" is now in Bob's discard pile
      And nothing else has changed

    @part=hand-to-play
    Example: before orders, a weapon in hand makes nobody on the planet stronger, and Lower Decks in hand nobody more cunning
      Given Alice has:
        | card                     | where   |
        | Lower Decks              | in hand |
        | Starfleet Type II Phaser | in hand |
      And Bob has:
        | card  | where           | state               |
        | Taitt | on "Excavation" | controlled by Alice |
      Then the STRENGTH of "Calloway" is 3
      And the STRENGTH of "Taitt" is 4

  @ruling=faq96-365-mickey-d-01
  Rule: Mickey D. wins the game for his player where he is in the Away Team

    Scenario Outline: <whose> Mickey D. is there
      Given <player> has:
        | card      | where           |
        | Mickey D. | on "Excavation" |
      And <other> has:
        | card            | where   |
        | Albert Einstein | in hand |
        | Exocomp         | in hand |
      When Alice attempts "Excavation"
      Then <player> now has 5 points
      And <other> now has -5 points
      And "Royale Casino: Blackjack" is now in Bob's discard pile
      And nothing else has changed

      Examples: He plays for Alice, and for Bob, and nineteen do not help against him
        | whose   | player | other |
        | Alice's | Alice  | Bob   |
        | Bob's   | Bob    | Alice |

  @ruling=faq96-365-mickey-d-02
  Rule: Mickey D. wins nothing from the hand

    Example: there he is a personnel with CUNNING 5, and eleven win
      Given Alice has:
        | card      | where   |
        | Mickey D. | in hand |
      And Bob has:
        | card  | where   |
        | Klag  | in hand |
        | Divok | in hand |
      When Alice attempts "Excavation"
      Then Alice now has -5 points
      And Bob now has 5 points
      And "Royale Casino: Blackjack" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-365-mickey-d-03
  Rule: Where both players have a Mickey D. the game is played as usual

    Scenario Outline: two gamblers sit at the table, and <nineteen> has nineteen
      Given Alice has:
        | card             | where           |
        | Mickey D. [hers] | on "Excavation" |
      And Bob has:
        | card            | where           |
        | Mickey D. [his] | on "Excavation" |
      And <nineteen> has:
        | card            | where   |
        | Albert Einstein | in hand |
        | Exocomp         | in hand |
      And <eleven> has:
        | card  | where   |
        | Klag  | in hand |
        | Divok | in hand |
      When Alice attempts "Excavation"
      Then <nineteen> now has 5 points
      And <eleven> now has -5 points
      And "Royale Casino: Blackjack" is now in Bob's discard pile
      And nothing else has changed

      Examples: Whoever has nineteen wins
        | nineteen | eleven |
        | Alice    | Bob    |
        | Bob      | Alice  |
