Feature: Whom Anti-Time Anomaly kills
  All personnel in play on the table.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=faq96-38-anti-time-anomaly-01
  Rule: Anti-Time Anomaly kills Personnel cards only, and no Rogue Borg

    Example: Worf and Data die, and the Rogue Borg go on
      Given Alice has:
        | card              | where           |
        | Anti-Time Anomaly | in hand         |
        | Worf              | on "Excavation" |
      And Bob has:
        | card                   | where           |
        | Data                   | on "Excavation" |
        | Runabout               | at "Excavation" |
      And Alice has:
        | card                   | where         |
        | Rogue Borg Mercenaries | on "Runabout" |
      And this has happened:
        | action                          |
        | Alice plays "Anti-Time Anomaly" |
      When play goes on until Alice's fourth turn
      And Alice ends the turn
      Then "Worf" and "Data" have been killed
      And "Worf" and "Anti-Time Anomaly" are now in Alice's discard pile
      And "Data" is now in Bob's discard pile
      And "Rogue Borg Mercenaries" is still on "Runabout"
      And it is now Bob's turn
      And nothing else has changed

  @ruling=faq96-38-anti-time-anomaly-02
  Rule: Anti-Time Anomaly kills in play, and not in hands that lie open, draw decks and discard piles

    Example: Alien Probe has laid Bob's hand on the table, and nobody dies there
      Given Alice has:
        | card              | where           |
        | Anti-Time Anomaly | in hand         |
        | Alien Probe       | on the table    |
        | Worf              | on "Excavation" |
      And Bob has:
        | card        | where           |
        | Data        | in hand         |
        | Deanna Troi | in discard pile |
      And Bob's draw deck holds six cards
      And Bob has:
        | card     | where                         |
        | Calloway | at the bottom of Bob's draw deck |
      And this has happened:
        | action                          |
        | Alice plays "Anti-Time Anomaly" |
      When play goes on until Alice's fourth turn
      Then Alice sees "Data"
      When Alice ends the turn
      Then "Worf" has been killed
      And "Data" is still in Bob's hand
      And "Calloway" is still in Bob's draw deck
      And "Deanna Troi" is still in Bob's discard pile
      And "Data", "Calloway" and "Deanna Troi" have not been killed
