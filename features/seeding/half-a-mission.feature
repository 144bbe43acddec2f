Feature: Half a mission
  Space counts half a mission toward the six of a seed deck.

  @ruling=1eS-space-01
  Rule: Space counts half a mission

    Scenario Outline: four of Space and <others> other missions are <verdict>
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Study Plasma Storm      | <more> |
        | missions  | Space                   | 4      |
        | draw deck | Tricorder               | 30     |
      Then that is <verdict>
      And nothing else has changed

      Examples:
        | others | more | verdict |
        | four   | 1    | legal   |
        | five   | 2    | illegal |

    @question=half-cards-and-exactly-six
    Example: one of Space leaves five missions and a half
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Space                   | 1      |
        | draw deck | Tricorder               | 30     |
      Then that is illegal
      And nothing else has changed

    @reading=half-cards-and-exactly-six/rounded
    Example: one of Space makes up the sixth, read the other way
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Space                   | 1      |
        | draw deck | Tricorder               | 30     |
      Then that is legal
      And nothing else has changed

  @ruling=1eS-space-02
  Rule: Two of Space and five other missions are six

    Example: so they are legal
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Space                   | 2      |
        | draw deck | Tricorder               | 30     |
      Then that is legal
      And nothing else has changed

    Example: with six others they are seven
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Avert Disaster          |        |
        | missions  | Wormhole Negotiations   |        |
        | missions  | Covert Rescue           |        |
        | missions  | Space                   | 2      |
        | draw deck | Tricorder               | 30     |
      Then that is illegal
      And nothing else has changed

  @ruling=1eS-space-03
  Rule: Other universal missions count as whole ones

    Scenario Outline: two of <mission> and <others> others are <verdict>
      When Alice brings this deck:
        | deck      | card                    | copies |
        | missions  | Excavation              |        |
        | missions  | Plunder Site            |        |
        | missions  | Krios Suppression       |        |
        | missions  | Mineral Survey          | <more> |
        | missions  | <mission>               | 2      |
        | draw deck | Tricorder               | 30     |
      Then that is <verdict>
      And nothing else has changed

      Examples:
        | mission            | others | more | verdict |
        | Study Plasma Storm | four   | 1    | legal   |
        | Study Plasma Storm | five   | 2    | illegal |
        | Nebula             | four   | 1    | legal   |
        | Nebula             | five   | 2    | illegal |
