Feature: What missions do, as printed
  Texts of missions besides what they require.

  @ruling=custom-cards-481
  Rule: Once Seal Rift is solved ships report there no longer

    Scenario Outline: it is <state>, and that is <verdict>
      Given these locations:
        | location  | seeded by | quadrant | state |
        | Seal Rift | Alice     | Delta    | <is>  |
      And Alice has:
        | card              | where   |
        | Future Enterprise | in hand |
      When Alice reports "Future Enterprise" to "Seal Rift"
      Then that is <verdict>

      Examples:
        | state     | is        | verdict |
        | open      |           | legal   |
        | completed | completed | illegal |

  @ruling=custom-cards-482
  Rule: Whoever seeds a mission of the mirror universe may fetch an Emblem

    @frame=many
    Scenario Outline: <mission> is seeded, and <emblem> comes to the table
      Given Alice has:
        | card                   | where        |
        | <mission>              | in missions  |
        | Emblem of the Alliance | in draw deck |
        | Emblem of the Empire   | in draw deck |
      And it is the mission phase
      When Alice seeds "<mission>" at the left end of the Mirror Quadrant spaceline
      And Alice chooses "<emblem>" from "Emblem of the Alliance", "Emblem of the Empire" and none
      Then "<emblem>" is now on the table

      Examples:
        | mission           | emblem                 |
        | Search for Rebels | Emblem of the Alliance |
        | Disrupt Alliance  | Emblem of the Empire   |

  @ruling=custom-cards-483
  Rule: Secure Station asks for more WEAPONS than the opponent has there

    @frame=many
    Scenario Outline: Bob has WEAPONS <his>, and with <hers> Alice <does>
      Given these made-up cards:
        | card    | type      | affiliations | keywords      | range | weapons | shields |
        | Hunter  | ship      | Hirogen      |               | 8     | 4       | 6       |
        | Stalker | ship      | Hirogen      |               | 8     | 2       | 6       |
        | Raider  | ship      | Kazon        |               | 8     | <his>   | 6       |
        | Leader  | personnel | Hirogen      | Alpha-Hirogen |       |         |         |
      And these locations:
        | location       | quadrant |
        | Secure Station | Delta    |
      And Alice has:
        | card    | where               |
        | Hunter  | at "Secure Station" |
        | Stalker | at "Secure Station" |
        | Leader  | aboard "Hunter"     |
      And Bob has:
        | card   | where               |
        | Raider | at "Secure Station" |
      When Alice attempts "Secure Station" from "Hunter"
      Then "Secure Station" is <outcome>

      Examples:
        | his | hers | does        | outcome             |
        | 5   | 6    | has more    | now completed       |
        | 6   | 6    | has no more | still not completed |

  @ruling=custom-cards-494
  Rule: A deck has four of Space at the most

    Scenario Outline: <copies> of Space and <others> other missions are <verdict>
      When Alice brings this deck:
        | deck      | card               | copies   |
        | missions  | Excavation         |          |
        | missions  | Plunder Site       |          |
        | missions  | Study Plasma Storm | <more>   |
        | missions  | Space              | <copies> |
        | draw deck | Tricorder          | 30       |
      Then that is <verdict>
      And nothing else has changed

      Examples:
        | copies | others | more | verdict |
        | 4      | four   | 2    | legal   |
        | 6      | three  | 1    | illegal |
