Feature: Artifacts as printed
  Where an artifact goes when it is earned, and what it does then.

  @ruling=custom-cards-18
  Rule: Thought Maker is placed in hand

    @frame=many
    Example: Alice solves the mission and has it in hand
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | span | points |
        | Quiet Planet | mission   | planet | any          |              | 3    | 30     |
        | Ensign Ann   | personnel |        |              | Federation   |      |        |
      And the spaceline:
        | mission      |
        | Quiet Planet |
      And Alice has:
        | card       | where             |
        | Ensign Ann | on "Quiet Planet" |
      And Bob has:
        | card          | where                |
        | Thought Maker | under "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      Then "Quiet Planet" is now completed
      And "Thought Maker" is now in Alice's hand

  @ruling=custom-cards-585
  Rule: Thought Maker puts the opponent's draw deck in another order

    Example: Bob's last card lies on top now
      Given Alice has:
        | card          | where   |
        | Thought Maker | in hand |
      And Bob's draw deck holds in order:
        | card        |
        | Scan        |
        | Tricorder   |
        | Medical Kit |
        | Hugh        |
      When Alice plays "Thought Maker"
      And Alice chooses "Hugh", "Scan", "Medical Kit" and "Tricorder"
      Then Alice has been shown "Scan", "Tricorder", "Medical Kit" and "Hugh"
      And Bob's draw deck now holds in order:
        | card        |
        | Hugh        |
        | Scan        |
        | Medical Kit |
        | Tricorder   |
      And "Thought Maker" is now in Alice's discard pile
      And nothing else has changed

  @ruling=custom-cards-970
  Rule: With The Charybdis in play an Away Team without Archaeology leaves the artifacts on the planet

    @frame=differs
    Scenario Outline: <who> solves the mission, and the Ressikan Flute is <result>
      Given these made-up cards:
        | card        | type      | kind   | span | points | attempted by | affiliations | skills      |
        | Open Ground | mission   | planet | 2    | 30     | any          |              |             |
        | Old Digger  | personnel |        |      |        |              | Bajoran      | Archaeology |
        | Old Soldier | personnel |        |      |        |              | Bajoran      | Leadership  |
      And these locations:
        | location    | quadrant |
        | Open Ground | Alpha    |
      And Alice has:
        | card  | where            |
        | <who> | on "Open Ground" |
      And Bob has:
        | card           | where               |
        | The Charybdis  | on the table        |
        | Ressikan Flute | under "Open Ground" |
      When Alice attempts "Open Ground"
      Then "Open Ground" is now completed
      And "Ressikan Flute" is <result>

      Examples: Who does not know what it is, and who does
        | who         | result                     |
        | Old Soldier | now atop "Open Ground"     |
        | Old Digger  | no longer at "Open Ground" |

    @frame=differs
    Scenario Outline: <who> has The Charybdis <where>, and the Ressikan Flute is <result>
      Given these made-up cards:
        | card        | type      | kind   | span | points | attempted by | affiliations |
        | Open Ground | mission   | planet | 2    | 30     | any          |              |
        | Old Soldier | personnel |        |      |        |              | Bajoran      |
      And these locations:
        | location    | quadrant |
        | Open Ground | Alpha    |
      And Alice has:
        | card        | where            |
        | Old Soldier | on "Open Ground" |
      And Bob has:
        | card           | where               |
        | Ressikan Flute | under "Open Ground" |
      And <who> has:
        | card          | where   |
        | The Charybdis | <where> |
      When Alice attempts "Open Ground"
      Then "Open Ground" is now completed
      And "Ressikan Flute" is <result>

      Examples: Played by herself, and not played
        | who   | where        | result                     |
        | Alice | on the table | now atop "Open Ground"     |
        | Bob   | in hand      | no longer at "Open Ground" |

    @frame=differs
    Example: her digger is aboard the ship, and the Ressikan Flute is left
      Given these made-up cards:
        | card        | type      | kind   | span | points | attempted by | affiliations | skills      | range |
        | Open Ground | mission   | planet | 2    | 30     | any          |              |             |       |
        | Old Digger  | personnel |        |      |        |              | Bajoran      | Archaeology |       |
        | Old Soldier | personnel |        |      |        |              | Bajoran      |             |       |
        | Old Boat    | ship      |        |      |        |              | Bajoran      |             | 8     |
      And these locations:
        | location    | quadrant |
        | Open Ground | Alpha    |
      And Alice has:
        | card        | where             |
        | Old Soldier | on "Open Ground"  |
        | Old Boat    | at "Open Ground"  |
        | Old Digger  | aboard "Old Boat" |
      And Bob has:
        | card           | where               |
        | The Charybdis  | on the table        |
        | Ressikan Flute | under "Open Ground" |
      When Alice attempts "Open Ground"
      Then "Open Ground" is now completed
      And "Ressikan Flute" is now atop "Open Ground"
