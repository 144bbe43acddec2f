Feature: A dual-personnel card in personnel battle
  The two fight as one, and with the STRENGTH of both.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card         | where           |
      | Sons of Mogh | on "Excavation" |

  @ruling=1eD-dual-personnel-card-36
  Rule: The two individuals engage one adversary together

    Example: of two weak adversaries they meet one, and the other one is not hurt
      Given Bob has:
        | card     | where           |
        | Calloway | on "Excavation" |
        | Sarek    | on "Excavation" |
      When Alice attacks "Calloway" and "Sarek" with "Sons of Mogh"
      And chance chooses "Calloway" from "Calloway" and "Sarek"
      Then "Calloway" has been killed
      And "Sarek" has not been killed
      And "Sarek" is now stopped
      And "Sons of Mogh" is now stopped
      And "Calloway" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dual-personnel-card-37
  Rule: Their STRENGTH is added in that combat

    Example: an adversary stronger than half of Worf does not survive the two
      Given Bob has:
        | card     | where           |
        | Taibak   | on "Excavation" |
        | Calloway | on "Excavation" |
      When Alice attacks "Taibak" and "Calloway" with "Sons of Mogh"
      And chance chooses "Calloway" from "Taibak" and "Calloway"
      Then "Calloway" has been killed
      And "Taibak" has been killed
