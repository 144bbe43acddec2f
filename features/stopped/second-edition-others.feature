Feature: What unstopped cards may do beside stopped ones in the Second Edition
  Stopped cards are in nobody's way and take no part.

  Background:
    Given these made-up cards:
      | card         | type      | kind   | span | attempted by | requires  | affiliations | staffing       | range | weapons | shields | skills    | icons   | integrity | cunning | strength |
      | Quiet Planet | mission   | planet |    2 | Bajoran      | Diplomacy |              |                |       |         |         |           |         |           |         |          |
      | Patrol Boat  | ship      |        |      |              |           | Bajoran      | command, staff |     8 |       6 |       6 |           |         |           |         |          |
      | Vedek Oran   | personnel |        |      |              |           | Bajoran      |                |       |         |         | Diplomacy | command |         6 |       5 |        5 |
      | Deputy Ilar  | personnel |        |      |              |           | Bajoran      |                |       |         |         | Honor     | staff   |         5 |       6 |        6 |
      | Nurse Tal    | personnel |        |      |              |           | Bajoran      |                |       |         |         | Diplomacy | staff   |         6 |       7 |        4 |

  @ruling=2eS-stopped-01
  Rule: Stopped cards do not keep you from acting with the unstopped cards beside them

    Example: an unstopped personnel beams down from beside a stopped one
      Given Alice has:
        | card         | where                | state   |
        | Quiet Planet | in Alice's spaceline |         |
        | Patrol Boat  | at "Quiet Planet"    |         |
        | Vedek Oran   | aboard "Patrol Boat" |         |
        | Nurse Tal    | aboard "Patrol Boat" | stopped |
      When Alice beams "Vedek Oran" to "Quiet Planet"
      Then "Vedek Oran" is now on "Quiet Planet"
      And "Nurse Tal" is still stopped
      And nothing else has changed

  @ruling=2eS-stopped-04
  Rule: You may attempt a planet mission with the unstopped personnel on a planet where stopped ones are, too

    Example: one unstopped personnel solves the mission beside a stopped one
      Given Alice has:
        | card         | where                | state   |
        | Quiet Planet | in Alice's spaceline |         |
        | Vedek Oran   | on "Quiet Planet"    |         |
        | Deputy Ilar  | on "Quiet Planet"    | stopped |
      When Alice attempts "Quiet Planet"
      Then "Quiet Planet" is now completed
      And "Deputy Ilar" is still stopped
      And nothing else has changed

  @ruling=2eS-stopped-05
  Rule: Stopped personnel on the planet are ignored in an attempt

    Example: the raiders do not come upon the stopped personnel
      Given Alice has:
        | card         | where                | state   |
        | Quiet Planet | in Alice's spaceline |         |
        | Vedek Oran   | on "Quiet Planet"    |         |
        | Deputy Ilar  | on "Quiet Planet"    |         |
        | Nurse Tal    | on "Quiet Planet"    | stopped |
      And Bob has:
        | card            | where           |
        | Kolaran Raiders | in dilemma pile |
      When Alice attempts "Quiet Planet"
      And Bob chooses "Kolaran Raiders"
      And chance chooses "Deputy Ilar" from "Vedek Oran" and "Deputy Ilar"
      Then "Deputy Ilar" has been killed
      And "Nurse Tal" is still on "Quiet Planet"

    Example: a stopped personnel does not bring in the skill that the mission requires
      Given Alice has:
        | card         | where                | state   |
        | Quiet Planet | in Alice's spaceline |         |
        | Deputy Ilar  | on "Quiet Planet"    |         |
        | Nurse Tal    | on "Quiet Planet"    | stopped |
      When Alice attempts "Quiet Planet"
      Then "Quiet Planet" is still not completed

    Scenario Outline: a personnel alone on the planet who is <state> attempts the mission, and that is <verdict>
      Given Alice has:
        | card         | where                | state   |
        | Quiet Planet | in Alice's spaceline |         |
        | Vedek Oran   | on "Quiet Planet"    | <state> |
      When Alice attempts "Quiet Planet"
      Then that is <verdict>

      Examples: Only one who is not stopped
        | state       | verdict |
        | stopped     | illegal |
        | not stopped | legal   |

  Rule: A ship with stopped personnel aboard begins an engagement only when the unstopped ones aboard meet what is needed
    Power to the Weapons is an event: destroyed, it begins an engagement that involves one of your Leadership personnel.

    Scenario Outline: <what>
      Given these made-up cards:
        | card        | type      | affiliations | skills     |
        | Old Captain | personnel | Bajoran      | Leadership |
      And Alice has:
        | card          | where                |
        | Quiet Planet  | in Alice's spaceline |
        | Patrol Boat   | at "Quiet Planet"    |
        | Vedek Oran    | aboard "Patrol Boat" |
        | Deputy Ilar   | aboard "Patrol Boat" |
        | Nurse Tal     | aboard "Patrol Boat" |
        | Old Captain   | aboard "Patrol Boat" |
        | Power to the Weapons | in Alice's core |
      And Bob has:
        | card              | where             |
        | Patrol Boat [his] | at "Quiet Planet" |
      And <stopped> is stopped
      When Alice engages "Patrol Boat" [his] with "Patrol Boat"
      Then that is <verdict>
      And <stopped> is still stopped

      @ruling=2eS-stopped-02
      Examples: The unstopped ones meet what is needed
        | what                                                           | stopped     | verdict |
        | the ship engages with its unstopped staff and a stopped passenger | "Nurse Tal" | legal   |

      @ruling=2eS-stopped-03
      Examples: They do not
        | what                                                         | stopped      | verdict |
        | the ship does not engage while its only commander is stopped | "Vedek Oran" | illegal |
        | it does not engage while the one with Leadership is stopped | "Old Captain" | illegal |

  @ruling=2eS-stopped-06
  Rule: Stopped personnel do not staff a ship

    Scenario Outline: <what>
      Given these made-up cards:
        | card          | type      | kind  | span | affiliations | range |
        | Empty Reach   | mission   | space |    2 |              |       |
        | Light Shuttle | ship      |       |      | Non-Aligned  |     8 |
        | Pilot Rovan   | personnel |       |      | Non-Aligned  |       |
      And Alice has:
        | card          | where                  | state   |
        | Quiet Planet  | in Alice's spaceline   |         |
        | Empty Reach   | in Alice's spaceline   |         |
        | Light Shuttle | at "Quiet Planet"      |         |
        | Pilot Rovan   | aboard "Light Shuttle" | <state> |
      When Alice moves "Light Shuttle" to "Empty Reach"
      Then that is <verdict>
      And "Light Shuttle" is <place>
      And nothing else has changed

      Examples: The only personnel aboard is stopped, or not
        | what                                                   | state   | verdict | place                   |
        | a ship whose only personnel is stopped does not move   | stopped | illegal | still at "Quiet Planet" |
        | the ship moves when its only personnel is not stopped  |         | legal   | now at "Empty Reach"    |

  @ruling=2eS-stopped-07
  Rule: Stopped personnel aboard are carried along when the ship moves with unstopped ones

    Example: a stopped passenger travels with the ship
      Given these made-up cards:
        | card        | type    | kind  | span |
        | Empty Reach | mission | space |    2 |
      And Alice has:
        | card         | where                | state   |
        | Quiet Planet | in Alice's spaceline |         |
        | Empty Reach  | in Alice's spaceline |         |
        | Patrol Boat  | at "Quiet Planet"    |         |
        | Vedek Oran   | aboard "Patrol Boat" |         |
        | Deputy Ilar  | aboard "Patrol Boat" |         |
        | Nurse Tal    | aboard "Patrol Boat" | stopped |
      When Alice moves "Patrol Boat" to "Empty Reach"
      Then "Patrol Boat" is now at "Empty Reach"
      And "Nurse Tal" is still aboard "Patrol Boat"
      And "Nurse Tal" is still stopped
      And nothing else has changed

  @ruling=2eS-stopped-13
  Rule: A stopped unique card still keeps a second copy of it out of play

    Background:
      Given these made-up cards:
        | card       | type      | kind         | unique | affiliations | cost | integrity | cunning | strength |
        | Home World | mission   | headquarters |        |              |      |           |         |          |
        | Kai Jora   | personnel |              | yes    | Bajoran      |    2 |         7 |       6 |        4 |
        | Kai Relen  | personnel |              | yes    | Bajoran      |    2 |         7 |       6 |        4 |
      And Alice has:
        | card       | where                |
        | Home World | in Alice's spaceline |

    Example: no second copy comes into play while the first is stopped
      Given Alice has:
        | card              | where           | state   |
        | Kai Jora [first]  | on "Home World" | stopped |
        | Kai Jora [second] | in hand         |         |
      When Alice plays "Kai Jora" [second] to "Home World"
      Then that is illegal
      And nothing else has changed

    Example: another unique personnel comes into play beside the stopped one
      Given Alice has:
        | card             | where           | state   |
        | Kai Jora [first] | on "Home World" | stopped |
        | Kai Relen        | in hand         |         |
      When Alice plays "Kai Relen" to "Home World"
      Then "Kai Relen" is now on "Home World"
      And "Kai Jora" [first] is still stopped
      And nothing else has changed

  @ruling=2eS-stopped-20
  Rule: Equipment does not become stopped, even where all the personnel present are

    Example: a dilemma that stops everybody leaves the equipment as it is
      Given these made-up cards:
        | card         | type      |
        | Hand Scanner | equipment |
      And Alice has:
        | card         | where                |
        | Quiet Planet | in Alice's spaceline |
        | Vedek Oran   | on "Quiet Planet"    |
        | Deputy Ilar  | on "Quiet Planet"    |
        | Hand Scanner | on "Quiet Planet"    |
      And Bob has:
        | card                   | where           |
        | Failure To Communicate | in dilemma pile |
      When Alice attempts "Quiet Planet"
      And Bob chooses "Failure To Communicate"
      Then "Vedek Oran" and "Deputy Ilar" are now stopped
      And "Hand Scanner" is still not stopped
      And "Failure To Communicate" is now face up
      And nothing else has changed
