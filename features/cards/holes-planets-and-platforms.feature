Feature: Holes, planets and platforms, as printed
  What closes a Black Hole, how many points win beside Q's Planet, and whom a platform keeps out.

  @ruling=custom-cards-359
  Rule: A ship with the right crew closes the Black Hole where it is

    @frame=many
    Example: all ships there get away, the hole is gone, and Alice scores
      Given these made-up cards:
        | card  | type      | affiliations | skills                | cunning |
        | Brain | personnel | Federation   | SCIENCE, Astrophysics | 31      |
      And these locations:
        | location        | seeded by | quadrant |
        | Verify Evidence | Alice     | Alpha    |
        | Black Hole      | Bob       | Alpha    |
        | Plunder Site    | Alice     | Alpha    |
      And Alice has:
        | card                | where             |
        | Examine Singularity | on the table      |
        | Runabout            | at "Black Hole"   |
        | Brain               | aboard "Runabout" |
      And Bob has:
        | card   | where           |
        | Bortas | at "Black Hole" |
      When Alice uses "Examine Singularity" on "Runabout"
      And Alice chooses "Plunder Site" from "Verify Evidence" and "Plunder Site"
      Then "Runabout" and "Bortas" are now at "Plunder Site"
      And "Black Hole" is now out of play
      And Alice now has 15 points
      And "Examine Singularity" is now in Alice's discard pile

    Scenario Outline: <who> is aboard at <where>, and to close it is <verdict>
      Given these made-up cards:
        | card     | type      | affiliations | skills                | cunning |
        | Brain    | personnel | Federation   | SCIENCE, Astrophysics | 31      |
        | Student  | personnel | Federation   | SCIENCE, Astrophysics | 30      |
        | Layman   | personnel | Federation   | SCIENCE               | 31      |
      And these locations:
        | location        | seeded by | quadrant |
        | Verify Evidence | Alice     | Alpha    |
        | Black Hole      | Bob       | Alpha    |
        | Plunder Site    | Alice     | Alpha    |
      And Alice has:
        | card                | where             |
        | Examine Singularity | on the table      |
        | Runabout            | at "<where>"      |
        | <who>               | aboard "Runabout" |
      When Alice uses "Examine Singularity" on "Runabout"
      Then that is <verdict>

      Examples: Enough, too little, and elsewhere
        | who     | where        | verdict |
        | Brain   | Black Hole   | legal   |
        | Student | Black Hole   | illegal |
        | Layman  | Black Hole   | illegal |
        | Brain   | Plunder Site | illegal |

  @ruling=custom-cards-430
  Rule: Until Q's Planet is solved it takes 40 points more to win

    @frame=many
    Example: with 110 points Alice goes on, and with 140 she has won
      Given these made-up cards:
        | card        | type      | kind   | attempted by | requires | points | affiliations | skills |
        | Quiet Moon  | mission   | planet | any          | Honor    | 30     |              |        |
        | Quiet Reach | mission   | space  | any          | Honor    | 30     |              |        |
        | Noble       | personnel |        |              |          |        | Federation   | Honor  |
      And the spaceline:
        | mission     | seeded by |
        | Quiet Moon  | Alice     |
        | Q's Planet  | Bob       |
        | Quiet Reach | Alice     |
      And Alice has:
        | card           | where             |
        | Noble [first]  | on "Quiet Moon"   |
        | Runabout       | at "Quiet Reach"  |
        | Noble [second] | aboard "Runabout" |
      And Alice has 80 points
      When Alice attempts "Quiet Moon"
      Then Alice now has 110 points
      When Alice attempts "Quiet Reach"
      Then Alice has won the game

  @ruling=custom-cards-428
  Rule: HQ: Orbital Weapons Platform is played on a homeworld

    Scenario Outline: it is played on <where>, and that is <verdict>
      Given these made-up cards:
        | card        | type    | kind   | keywords  |
        | Proud World | mission | planet | Homeworld |
        | Quiet Moon  | mission | planet |           |
      And the spaceline:
        | mission     |
        | Proud World |
        | Quiet Moon  |
      And Alice has:
        | card                         | where   |
        | HQ: Orbital Weapons Platform | in hand |
      When Alice plays "HQ: Orbital Weapons Platform" on "<where>"
      Then that is <verdict>

      Examples: A homeworld, and another planet
        | where       | verdict |
        | Proud World | legal   |
        | Quiet Moon  | illegal |

  @ruling=custom-cards-429
  Rule: A platform may keep out of the battle the ship upon which it fires

    Background:
      Given the spaceline:
        | mission           |
        | Espionage Mission |

    @frame=many
    Example: the Bortas is kept out, and the Oberth is not hit
      Given Alice has:
        | card           | where                   |
        | I.K.C. Bortas  | at "Espionage Mission"  |
        | Gowron         | aboard "I.K.C. Bortas"  |
      And Bob has:
        | card                         | where                  |
        | U.S.S. Oberth                | at "Espionage Mission" |
        | HQ: Orbital Weapons Platform | on "Espionage Mission" |
      When Alice attacks "U.S.S. Oberth" with "I.K.C. Bortas"
      And Bob responds with "HQ: Orbital Weapons Platform"
      And Bob chooses "I.K.C. Bortas" from "I.K.C. Bortas" and none
      Then "U.S.S. Oberth" is still not damaged
