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

    @frame=many
    Example: what the opponent has at another location does not count
      Given these made-up cards:
        | card   | type      | affiliations | keywords      | range | weapons | shields |
        | Hunter | ship      | Hirogen      |               | 8     | 4       | 6       |
        | Raider | ship      | Kazon        |               | 8     | 9       | 6       |
        | Leader | personnel | Hirogen      | Alpha-Hirogen |       |         |         |
      And these locations:
        | location           | quadrant |
        | Secure Station     | Delta    |
        | Assist Cooperative | Delta    |
      And Alice has:
        | card   | where               |
        | Hunter | at "Secure Station" |
        | Leader | aboard "Hunter"     |
      And Bob has:
        | card   | where                   |
        | Raider | at "Assist Cooperative" |
      When Alice attempts "Secure Station" from "Hunter"
      Then "Secure Station" is now completed

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

  @ruling=custom-cards-510
  Rule: Once in the game the player of Study Protonebula fetches One to his ship there

    @frame=many
    Example: he comes aboard the ship there, and not aboard another
      Given these made-up cards:
        | card  | type | affiliations | range |
        | Scout | ship | Non-Aligned  | 8     |
        | Rover | ship | Non-Aligned  | 8     |
      And these locations:
        | location          | seeded by | quadrant |
        | Study Protonebula | Alice     | Delta    |
        | Seal Rift         | Alice     | Delta    |
      And Alice has:
        | card  | where                  |
        | Scout | at "Study Protonebula" |
        | Rover | at "Seal Rift"         |
        | One   | in draw deck           |
      When Alice uses "Study Protonebula"
      Then "One" is now aboard "Scout"
      When Alice uses "Study Protonebula"
      Then that is illegal

  @ruling=custom-cards-511
  Rule: Once in the game the opponent fetches an objective of the Borg by it

    @frame=many
    Example: Bob has one on the table, and Alice has none by it
      Given these locations:
        | location          | seeded by | quadrant |
        | Study Protonebula | Alice     | Delta    |
      And Alice has:
        | card              | where        |
        | Establish Gateway | in draw deck |
      And Bob has:
        | card                    | where        |
        | Establish Gateway [his] | in draw deck |
        | Construct Starship      | in draw deck |
      And it is Bob's turn
      When Bob uses "Study Protonebula"
      Then "Establish Gateway" [his] is now on the table
      When Bob uses "Study Protonebula"
      Then that is illegal
