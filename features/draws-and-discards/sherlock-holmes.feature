Feature: Sherlock Holmes
  At the start of the turn he evens the hands of both players.

  Background:
    Given it is the start of Alice's turn
    And Alice has:
      | card            | where           |
      | Sherlock Holmes | on "Excavation" |

  @ruling=1eS-sherlock-holmes-01
  Rule: His skill is used only by a player with fewer cards in hand than his opponent

    Scenario Outline: Alice has one card in hand and Bob <number>: <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where        |
        | Worf | in hand      |
        | Hugh | in draw deck |
      And Bob has:
        | card | where  |
        | Data | <data> |
        | Klag | <hail> |
      When Alice uses "Sherlock Holmes"
      Then that is <verdict>

      Examples:
        | number | data         | hail         | verdict |
        | two    | in hand      | in hand      | legal   |
        | one    | in hand      | in draw deck | illegal |
        | none   | in draw deck | in draw deck | illegal |

  @ruling=1eS-sherlock-holmes-02
  Rule: Whoever has begun to draw with him goes on until both hands are even

    Example: Alice draws two cards, as many as she lacks
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where   |
        | Worf | in hand |
      And Alice's draw deck holds in order:
        | card      |
        | Hugh      |
        | Calloway  |
        | Tricorder |
      And Bob has:
        | card   | where   |
        | Data   | in hand |
        | Klag   | in hand |
        | Gowron | in hand |
      When Alice uses "Sherlock Holmes"
      Then "Hugh" and "Calloway" are now in Alice's hand
      And "Tricorder" is still in Alice's draw deck
      And nothing else has changed

    Example: Alice draws one card, if she lacks but one
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where   |
        | Worf | in hand |
      And Alice's draw deck holds in order:
        | card     |
        | Hugh     |
        | Calloway |
      And Bob has:
        | card | where   |
        | Data | in hand |
        | Klag | in hand |
      When Alice uses "Sherlock Holmes"
      Then "Hugh" is now in Alice's hand
      And "Calloway" is still in Alice's draw deck
      And nothing else has changed

  @ruling=1eS-sherlock-holmes-03
  Rule: The drawing ends early if the draw deck runs out

    Example: one card is left of the three that Alice lacks
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice's draw deck holds in order:
        | card |
        | Hugh |
      And Bob has:
        | card   | where   |
        | Data   | in hand |
        | Klag   | in hand |
        | Gowron | in hand |
      When Alice uses "Sherlock Holmes"
      Then "Hugh" is now in Alice's hand
      And nothing else has changed
