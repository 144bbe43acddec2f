Feature: Subjugate Planet
  What keeps the depot from being downloaded.

  Background:
    Given these locations:
      | location   |
      | Excavation |
    And Alice has:
      | card                  | where                          |
      | Jean-Luc Picard       | on "Excavation"                |
      | Jem'Hadar Attack Ship | at "Excavation"                |
      | Kudak'Etan            | aboard "Jem'Hadar Attack Ship" |
      | Subjugate Planet      | on "Excavation"                |

  @ruling=1eS-subjugate-planet-01
  Rule: No depot is downloaded to a location where its player has a facility

    Example: beside an outpost of hers there is no depot
      Given Alice has:
        | card                | where           |
        | Federation Outpost  | at "Excavation" |
        | Remote Supply Depot | in draw deck    |
      When Alice attempts "Excavation" from "Excavation"
      Then "Remote Supply Depot" is still in Alice's draw deck
      And "Remote Supply Depot" has not been downloaded
