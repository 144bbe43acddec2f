Feature: Who is of the same species
  Two personnel are compared, and one of them has several species.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=cr14-species-26
  Rule: Two personnel are of the same species if they have at least one species in common

    Background:
      Given Bob has:
        | card           | where              |
        | Racial Tension | under "Excavation" |

    Example: a human and a half-Betazoid get on with each other
      Given Alice has:
        | card        | where           |
        | Neela Daren | on "Excavation" |
        | Deanna Troi | on "Excavation" |
      When Alice attempts "Excavation"
      Then "Neela Daren" and "Deanna Troi" are still not stopped

    Example: a half-human half-Vulcan and a Klingon are stopped
      Given Alice has:
        | card  | where           |
        | Spock | on "Excavation" |
        | Worf  | on "Excavation" |
      When Alice attempts "Excavation"
      Then "Spock" and "Worf" are now stopped
      And "Racial Tension" is now in Bob's discard pile
      And nothing else has changed

  @ruling=cr14-species-27
  Rule: Spock and K'Ehleyr are not stopped by Racial Tension, for both are human

    Example: each of them is human by half
      Given Alice has:
        | card     | where           |
        | Spock    | on "Excavation" |
        | K'Ehleyr | on "Excavation" |
      And Bob has:
        | card           | where              |
        | Racial Tension | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Spock" and "K'Ehleyr" are still not stopped
      And "Racial Tension" is now in Bob's discard pile
      And nothing else has changed
