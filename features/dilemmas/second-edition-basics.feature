Feature: Basic rules of dilemmas in the Second Edition
  Who counts for what a dilemma asks, and whom its text speaks to.

  @ruling=custom-dilemmas-12
  Rule: Only those who face a dilemma count towards its conditions

    @2e @frame=many
    Example: in Second Edition the ambassador is in orbit, and the farmer is stopped
      Given these made-up cards:
        | card            | type      | kind   | attempted by | requires  | affiliations | skills    | range | cost |
        | Quiet World     | mission   | planet | any          | Honor     |              |           |       |      |
        | Closed Assembly | dilemma   | planet |              | Diplomacy |              |           |       | 1    |
        | Light Boat      | ship      |        |              |           | Bajoran      |           | 8     |      |
        | Ambassador      | personnel |        |              |           | Bajoran      | Diplomacy |       |      |
        | Farmer          | personnel |        |              |           | Bajoran      | Honor     |       |      |
      And Alice has:
        | card        | where                |
        | Quiet World | in Alice's spaceline |
        | Light Boat  | at "Quiet World"     |
        | Farmer      | on "Quiet World"     |
        | Ambassador  | aboard "Light Boat"  |
      And Bob has:
        | card            | where           |
        | Closed Assembly | in dilemma pile |
      When Alice attempts "Quiet World"
      And Bob chooses "Closed Assembly"
      Then "Farmer" is now stopped
      And "Quiet World" is still not completed

    @2e @frame=many
    Example: in Second Edition Bob's ambassador is beside the farmer, and hers is in orbit
      Given these made-up cards:
        | card            | type      | kind   | attempted by | requires  | affiliations | skills    | range | cost |
        | Quiet World     | mission   | planet | any          | Honor     |              |           |       |      |
        | Closed Assembly | dilemma   | planet |              | Diplomacy |              |           |       | 1    |
        | Light Boat      | ship      |        |              |           | Bajoran      |           | 8     |      |
        | Ambassador      | personnel |        |              |           | Bajoran      | Diplomacy |       |      |
        | Farmer          | personnel |        |              |           | Bajoran      | Honor     |       |      |
      And Alice has:
        | card              | where                |
        | Quiet World       | in Alice's spaceline |
        | Light Boat        | at "Quiet World"     |
        | Farmer            | on "Quiet World"     |
        | Ambassador [hers] | aboard "Light Boat"  |
      And Bob has:
        | card             | where            |
        | Ambassador [his] | on "Quiet World" |
        | Closed Assembly  | in dilemma pile  |
      When Alice attempts "Quiet World"
      And Bob chooses "Closed Assembly"
      Then "Farmer" is now stopped
      And "Quiet World" is still not completed

    @1e-1996 @frame=many
    Example: in 1996 Bob's android beside Worf opens no door for him, nor does hers in orbit
      Given the spaceline:
        | mission    |
        | Evacuation |
      And Alice has:
        | card              | where                      |
        | Worf              | on "Evacuation"            |
        | U.S.S. Enterprise | at "Evacuation"            |
        | Data [hers]       | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card            | where              |
        | Data [his]      | on "Evacuation"    |
        | Impassable Door | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Worf" is now stopped
      And "Impassable Door" has not been overcome

  @ruling=custom-dilemmas-13
  Rule: In the text of a dilemma "you" is the player who faces it

    @2e @frame=many
    Scenario Outline: in Second Edition Alice's team meets Bob's <dilemma>, and the choice is <player>'s
      Given these made-up cards:
        | card        | type      | kind   | attempted by | requires | affiliations | skills                |
        | Quiet World | mission   | planet | any          | Law      |              |                       |
        | Linguist    | personnel |        |              |          | Bajoran      | Anthropology, Medical |
        | Constable   | personnel |        |              |          | Bajoran      | Security, Medical     |
      And Alice has:
        | card        | where                |
        | Quiet World | in Alice's spaceline |
        | Linguist    | on "Quiet World"     |
        | Constable   | on "Quiet World"     |
      And Bob has:
        | card      | where           |
        | <dilemma> | in dilemma pile |
      When Alice attempts "Quiet World"
      And Bob chooses "<dilemma>"
      Then <player> must now choose one of "Linguist" and "Constable"
      When <player> chooses "Linguist"
      Then "Linguist" is now stopped

      Examples: Where it has her choose, and where it has her opponent choose
        | dilemma                | player |
        | Triage                 | Alice  |
        | Failure To Communicate | Bob    |

  @ruling=custom-dilemmas-19
  Rule: A text that names a keyword means only cards on which it is printed

    @2e
    Scenario Outline: in Second Edition <ship> is there, and to play a card for cloaking ships is <verdict>
      Given these made-up cards:
        | card         | type    | kind   | affiliations | range | keywords        |
        | Quiet Planet | mission | planet |              |       |                 |
        | Ghost        | ship    |        | Romulan      | 8     | Cloaking Device |
        | Plain Boat   | ship    |        | Romulan      | 8     |                 |
      And these made-up cards:
        | card       | type      | needs                         |
        | For Ghosts | interrupt | ship, keyword Cloaking Device |
      And Alice has:
        | card         | where                |
        | Quiet Planet | in Alice's spaceline |
        | <ship>       | at "Quiet Planet"    |
        | For Ghosts   | in hand              |
      When Alice plays "For Ghosts"
      Then that is <verdict>

      Examples: Without it, and with it
        | ship       | verdict |
        | Plain Boat | illegal |
        | Ghost      | legal   |
