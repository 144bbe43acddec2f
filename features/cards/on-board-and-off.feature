Feature: On board and off again, as printed
  What comes to lie on a ship or a mission, and who takes it away.

  @ruling=custom-cards-97
  Rule: Subspace Seaweed lowers the RANGE of the ship

    @frame=many
    Example: it takes 3 where nobody navigates
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Calloway          | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card             | where                         |
        | Subspace Seaweed | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then "Subspace Seaweed" is now on "U.S.S. Enterprise"
      And the RANGE of "U.S.S. Enterprise" is now 6

  @ruling=custom-cards-98
  Rule: Transporter Skill beams Subspace Seaweed to a Science Lab

    @frame=many
    Example: the ship is free of it
      Given the spaceline:
        | mission         |
        | Eliminate Virus |
      And Alice has:
        | card              | where                      |
        | Nor               | at "Eliminate Virus"       |
        | Docking Ports     | in the sites of "Nor"      |
        | Science Lab       | in the sites of "Nor"      |
        | U.S.S. Enterprise | at "Eliminate Virus"       |
        | Miles O'Brien     | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card             | where                  |
        | Subspace Seaweed | on "U.S.S. Enterprise" |
      When Alice uses "Miles O'Brien" on "Subspace Seaweed"
      Then "Subspace Seaweed" is no longer on "U.S.S. Enterprise"
      And the RANGE of "U.S.S. Enterprise" is now 9

  @ruling=custom-cards-99
  Rule: Atmospheric Ionization is unique

    Scenario Outline: <whose> lies on another planet, and for Alice to play one is <verdict>
      Given the spaceline:
        | mission      |
        | Excavation   |
        | Plunder Site |
      And Alice has:
        | card                         | where   |
        | Atmospheric Ionization [new] | in hand |
      And <player> has:
        | card                         | where             |
        | Atmospheric Ionization [old] | on "Plunder Site" |
      When Alice plays "Atmospheric Ionization" [new] on "Excavation"
      Then that is <verdict>

      Examples: One of hers, and one of Bob's
        | whose | player | verdict |
        | hers  | Alice  | illegal |
        | his   | Bob    | legal   |

  @ruling=custom-cards-101
  Rule: A depot comes to Construct Depot when it is solved

    @frame=many
    Example: it is built there
      Given these made-up cards:
        | card          | type      | affiliations | species | skills                           |
        | Chief Builder | personnel | Dominion     | Vorta   | Navigation x2, Physics, ENGINEER |
      And the spaceline:
        | mission         | seeded by |
        | Construct Depot | Alice     |
      And Alice has:
        | card                | where                      |
        | Jem'Hadar Warship   | at "Construct Depot"       |
        | Weyoun              | aboard "Jem'Hadar Warship" |
        | Chief Builder       | aboard "Jem'Hadar Warship" |
        | Remote Supply Depot | in draw deck               |
      When Alice attempts "Construct Depot"
      Then "Construct Depot" has been solved
      And "Remote Supply Depot" is now at "Construct Depot"

  @ruling=custom-cards-100
  Rule: One Particle Fountain at most is played on a mission

    Background:
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires    | points | skills                   | affiliations |
        | Sunken City  | mission   | planet | any          | Archaeology | 30     |                          |              |
        | Master Smith | personnel |        |              |             |        | ENGINEER x2, Archaeology | Federation   |
      And the spaceline:
        | mission     |
        | Sunken City |

    Example: a second one is not played
      Given Alice has:
        | card                     | where            |
        | Master Smith             | on "Sunken City" |
        | Particle Fountain [one]  | in hand          |
        | Particle Fountain [more] | in hand          |
      When Alice attempts "Sunken City"
      And Alice responds with "Particle Fountain" [one]
      And Alice responds with "Particle Fountain" [more]
      Then that is illegal

    Example: the first one is played
      Given Alice has:
        | card              | where            |
        | Master Smith      | on "Sunken City" |
        | Particle Fountain | in hand          |
      When Alice attempts "Sunken City"
      And Alice responds with "Particle Fountain"
      Then that is legal
