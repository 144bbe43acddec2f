Feature: Discards that are allowed or demanded
  Nobody discards as he likes: a card has to ask for it, and one discard is enough for one card only.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eD-discarding-01
  Rule: Nobody discards a card from hand unless a card or a rule lets him

    Background:
      Given Alice has:
        | card     | where   |
        | Calloway | in hand |
        | Wesley Crusher | in hand |

    Example: Alice does not throw Calloway away
      When Alice discards "Calloway"
      Then that is illegal
      And nothing else has changed

    Example: where Bob's Static Warp Bubble demands a card of her each turn, Calloway may be the one
      Given Bob has:
        | card               | where        |
        | Static Warp Bubble | on the table |
      When Alice discards "Calloway"
      Then "Calloway" is now in Alice's discard pile
      And nothing else has changed

    Example: one card is all that it demands in a turn
      Given Bob has:
        | card               | where        |
        | Static Warp Bubble | on the table |
      When Alice discards "Calloway"
      And Alice discards "Wesley Crusher"
      Then that is illegal
      And "Calloway" is still in Alice's discard pile
      And nothing else has changed

    Scenario Outline: the bubble is that of <whose>, it is the turn of <turn>, and Alice discards, which is <verdict>
      Given <whose> has:
        | card               | where        |
        | Static Warp Bubble | on the table |
      And it is <turn>'s turn
      When Alice discards "Calloway"
      Then that is <verdict>

      Examples: His turn, her own bubble, and the bubble that demands it of her
        | whose | turn  | verdict |
        | Bob   | Bob   | illegal |
        | Alice | Alice | illegal |
        | Bob   | Alice | legal   |

  @ruling=1eD-discarding-02
  Rule: Nobody discards a card from the table unless a card or a rule lets him

    Background:
      Given Alice has:
        | card            | where           |
        | Calloway        | on "Excavation" |
        | Red Alert!      | on the table    |
        | Wesley Crusher | in hand         |
      And Bob has:
        | card               | where        |
        | Static Warp Bubble | on the table |

    Scenario Outline: Alice does not clear <card> away
      When Alice discards "<card>"
      Then that is illegal
      And nothing else has changed

      Examples:
        | card               |
        | Calloway           |
        | Red Alert! |

    Example: the card that she discards comes from her hand
      When Alice discards "Wesley Crusher"
      Then "Wesley Crusher" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-discarding-12
  Rule: What a player has to discard comes from hand unless the text says otherwise

    Background:
      Given Alice has:
        | card               | where                   |
        | Federation Outpost | at "Excavation"         |
        | Spacedoor          | on "Federation Outpost" |
        | Calloway           | on "Excavation"         |
      And "Spacedoor" is face down

    Example: Calloway on the planet does not open the Spacedoor again
      When Alice uses "Spacedoor"
      Then that is illegal
      And nothing else has changed

    Example: Wesley Crusher in hand does
      Given Alice has:
        | card   | where   |
        | Wesley Crusher | in hand |
      When Alice uses "Spacedoor"
      Then "Wesley Crusher" is now in Alice's discard pile
      And "Spacedoor" is now face up
      And nothing else has changed

  Rule: For Static Warp Bubble a card is discarded from hand

    Background:
      Given Alice has:
        | card           | where           |
        | Calloway       | on "Excavation" |
        | Wesley Crusher | in hand         |
        | Simon Tarses   | in hand         |
      And Bob has:
        | card               | where        |
        | Static Warp Bubble | on the table |

    Scenario Outline: before her turn ends Alice gives up <given>, and Calloway on the planet is no candidate
      When Alice ends the turn
      And Alice chooses "<given>" from "Wesley Crusher" and "Simon Tarses"
      Then "<given>" is now in Alice's discard pile
      And it is now Bob's turn
      And nothing else has changed

      @ruling=faq96-38-static-warp-bubble-01
      Examples: In 1996
        | given          |
        | Wesley Crusher |

      @ruling=1eD-discarding-13
      Examples: In the Glossary
        | given        |
        | Simon Tarses |

    @ruling=1eD-discarding-13 @frame=many
    Example: before her next turn ends she gives up another card
      When Alice ends the turn
      And Alice chooses "Wesley Crusher" from "Wesley Crusher" and "Simon Tarses"
      And Bob ends the turn
      And Alice ends the turn
      And Alice chooses "Simon Tarses"
      Then "Simon Tarses" is now in Alice's discard pile
      And "Wesley Crusher" is still in Alice's discard pile

  @ruling=1eD-discarding-14
  Rule: One discard is enough for one demand only

    Background:
      Given Alice has:
        | card               | where                   |
        | Federation Outpost | at "Excavation"         |
        | Spacedoor          | on "Federation Outpost" |
        | Calloway           | in hand                 |
        | Wesley Crusher     | in hand                 |
        | Simon Tarses       | in hand                 |

    Example: what Alice discarded to open her Spacedoor is nothing to Bob's Static Warp Bubble
      Given "Spacedoor" is face down
      And Bob has:
        | card               | where        |
        | Static Warp Bubble | on the table |
      When Alice uses "Spacedoor"
      And Alice chooses "Wesley Crusher" from "Calloway", "Wesley Crusher" and "Simon Tarses"
      And Alice ends the turn
      And Alice chooses "Calloway" from "Calloway" and "Simon Tarses"
      Then "Calloway" is now in Alice's discard pile
      And "Wesley Crusher" is still in Alice's discard pile
      And "Spacedoor" is still face up
      And it is now Bob's turn
      And nothing else has changed

  @ruling=1eD-discarding-15
  Rule: What was discarded for Static Warp Bubble does not open a Spacedoor again

    Background:
      Given Alice has:
        | card               | where                   |
        | Federation Outpost | at "Excavation"         |
        | Spacedoor          | on "Federation Outpost" |
        | Calloway           | in hand                 |
      And "Spacedoor" is face down

    Example: Alice has no card left for it
      Given Bob has:
        | card               | where        |
        | Static Warp Bubble | on the table |
      When Alice discards "Calloway"
      And Alice uses "Spacedoor"
      Then that is illegal
      And "Calloway" is still in Alice's discard pile
      And nothing else has changed

    Example: with a second card it opens
      Given Alice has:
        | card         | where   |
        | Simon Tarses | in hand |
      And Bob has:
        | card               | where        |
        | Static Warp Bubble | on the table |
      When Alice discards "Calloway"
      And Alice uses "Spacedoor"
      Then "Simon Tarses" is now in Alice's discard pile
      And "Calloway" is still in Alice's discard pile
      And "Spacedoor" is now face up
      And nothing else has changed
