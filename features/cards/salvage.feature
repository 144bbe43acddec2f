Feature: Salvage Starship, as printed
  What wrecks the Borg look for, and what they take from them.

  Background:
    Given these made-up cards:
      | card        | type      | kind   | points | attempted by | affiliations | weapons | classification |
      | Rich World  | mission   | planet | 35     | any          |              |         |                |
      | Far Reach   | mission   | space  | 35     | any          |              |         |                |
      | Slow Barge  | ship      |        |        |              | Klingon      |         |                |
      | Long Lance  | ship      |        |        |              | Klingon      | 8       |                |
      | Lance Chief | personnel |        |        |              | Klingon      |         | OFFICER        |

  @ruling=custom-cards-386
  Rule: Salvage Starship targets a space mission without such an objective

    Scenario Outline: Salvage Starship targets <what>, and that is <verdict>
      Given the spaceline:
        | mission    |
        | Rich World |
        | Far Reach  |
      And Bob has:
        | card       | where        | state   |
        | Slow Barge | at "<place>" | damaged |
      And Alice has:
        | card             | where               |
        | Salvage Starship | in hand             |
        | Runabout         | at "Rich World"     |
        | Long Lance       | at "<place>"        |
        | Lance Chief      | aboard "Long Lance" |
      And this has happened:
        | action                                       |
        | Alice attacks "Slow Barge" with "Long Lance" |
        | Alice ends the turn                          |
        | Bob ends the turn                            |
      When Alice plays "Salvage Starship" on "<what>"
      Then that is <verdict>

      Examples: Space, a planet, and a ship
        | what       | place      | verdict |
        | Far Reach  | Far Reach  | legal   |
        | Rich World | Rich World | illegal |
        | Runabout   | Far Reach  | illegal |

    Example: Salvage Starship does not target what another one has targeted
      Given the spaceline:
        | mission   |
        | Far Reach |
      And Bob has:
        | card       | where          | state   |
        | Slow Barge | at "Far Reach" | damaged |
      And Alice has:
        | card                      | where               |
        | Salvage Starship [first]  | on "Far Reach"      |
        | Salvage Starship [second] | in hand             |
        | Long Lance                | at "Far Reach"      |
        | Lance Chief               | aboard "Long Lance" |
      And this has happened:
        | action                                       |
        | Alice attacks "Slow Barge" with "Long Lance" |
        | Alice ends the turn                          |
        | Bob ends the turn                            |
      When Alice plays "Salvage Starship" [second] on "Far Reach"
      Then that is illegal

  @ruling=custom-cards-530
  Rule: It looks for a ship of the opponent's that was destroyed, or for the wrecks of Wolf 359, at a mission with points

    Scenario Outline: with a wreck at <place> it targets <what>, and that is <verdict>
      Given these made-up cards:
        | card        | type    | kind  | points | attempted by |
        | Wolf 359    | mission | space | 30     | any          |
        | Empty Reach | mission | space |        | any          |
      And the spaceline:
        | mission     |
        | Far Reach   |
        | Empty Reach |
        | Wolf 359    |
      And Bob has:
        | card       | where        | state   |
        | Slow Barge | at "<place>" | damaged |
      And Alice has:
        | card             | where               |
        | Salvage Starship | in hand             |
        | Long Lance       | at "<place>"        |
        | Lance Chief      | aboard "Long Lance" |
      And this has happened:
        | action                                       |
        | Alice attacks "Slow Barge" with "Long Lance" |
        | Alice ends the turn                          |
        | Bob ends the turn                            |
      When Alice plays "Salvage Starship" on "<what>"
      Then that is <verdict>

      Examples: The empty reach has no points
        | place       | what        | verdict |
        | Far Reach   | Far Reach   | legal   |
        | Far Reach   | Wolf 359    | legal   |
        | Wolf 359    | Far Reach   | illegal |
        | Empty Reach | Empty Reach | illegal |

    Example: the wreck of her own ship is none
      Given the spaceline:
        | mission   |
        | Far Reach |
      And Alice has:
        | card             | where          | state   |
        | Salvage Starship | in hand        |         |
        | Slow Barge       | at "Far Reach" | damaged |
      And Bob has:
        | card        | where               |
        | Long Lance  | at "Far Reach"      |
        | Lance Chief | aboard "Long Lance" |
      And it is Bob's turn
      And this has happened:
        | action                                     |
        | Bob attacks "Slow Barge" with "Long Lance" |
        | Bob ends the turn                          |
      When Alice plays "Salvage Starship" on "Far Reach"
      Then that is illegal

  @ruling=custom-cards-531
  Rule: The special equipment of the ship beneath it is added to all ships of its player's

    Scenario Outline: with the <wreck> beneath it <ship> cloaks, and that is <verdict>
      Given these made-up cards:
        | card         | type | affiliations |
        | Light Sphere | ship | Borg         |
      And the spaceline:
        | mission    |
        | Far Reach  |
        | Rich World |
      And Alice has:
        | card             | where                 |
        | Salvage Starship | on "Far Reach"        |
        | Light Sphere     | at "Rich World"       |
        | Guard Drone      | aboard "Light Sphere" |
      And Bob has:
        | card     | where                    |
        | <wreck>  | under "Salvage Starship" |
        | Runabout | at "Rich World"          |
        | Calloway | aboard "Runabout"        |
      And it is <whose> turn
      When <player> cloaks "<ship>"
      Then that is <verdict>

      Examples:
        | wreck             | ship         | whose   | player | verdict |
        | Bortas            | Light Sphere | Alice's | Alice  | legal   |
        | U.S.S. Sutherland | Light Sphere | Alice's | Alice  | illegal |
        | Bortas            | Runabout     | Bob's   | Bob    | illegal |

    Example: the Holodeck of the Sutherland has a hologram fly a ship without one
      Given these made-up cards:
        | card       | type      | affiliations | icons    | range |
        | Bare Ship  | ship      | Federation   |          | 8     |
        | Light Form | personnel | Federation   | hologram |       |
      And the spaceline:
        | mission    |
        | Far Reach  |
        | Rich World |
      And Alice has:
        | card             | where              |
        | Salvage Starship | on "Far Reach"     |
        | Bare Ship        | at "Rich World"    |
        | Light Form       | aboard "Bare Ship" |
      And Bob has:
        | card              | where                    |
        | U.S.S. Sutherland | under "Salvage Starship" |
      When Alice moves "Bare Ship" to "Far Reach"
      Then "Bare Ship" is now at "Far Reach"
      And nothing else has changed
