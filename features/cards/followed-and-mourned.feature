Feature: Followed and mourned, as printed
  Who follows a ship through time, and whom a Duranja is lit for.

  @ruling=custom-cards-945
  Rule: Temporal Wake makes a ship of its player's follow one that has travelled through time from where both were

    Background:
      Given these locations:
        | location                | quadrant |
        | Agricultural Assessment | Alpha    |
        | Excavation              | Alpha    |
        | Sherman's Peak          | Time     |
      And Alice has:
        | card            | where                        |
        | Temporal Vortex | on "Sherman's Peak"          |
        | Runabout        | at "Agricultural Assessment" |

    @frame=many
    Example: U.S.S. Hood was there, and is now where the runabout has gone
      Given Alice has:
        | card          | where                        |
        | Calloway      | aboard "Runabout"            |
        | Temporal Wake | in hand                      |
        | U.S.S. Hood   | at "Agricultural Assessment" |
      When Alice moves "Runabout" to "Sherman's Peak" with "Temporal Vortex"
      And Alice responds with "Temporal Wake" on "U.S.S. Hood"
      Then "U.S.S. Hood" is now at "Sherman's Peak"

    Example: a ship that was elsewhere does not follow
      Given Alice has:
        | card          | where             |
        | Calloway      | aboard "Runabout" |
        | Temporal Wake | in hand           |
        | U.S.S. Hood   | at "Excavation"   |
      When Alice moves "Runabout" to "Sherman's Peak" with "Temporal Vortex"
      And Alice responds with "Temporal Wake" on "U.S.S. Hood"
      Then that is illegal

    Example: no ship of Bob's is made to follow
      Given Alice has:
        | card          | where             |
        | Calloway      | aboard "Runabout" |
        | Temporal Wake | in hand           |
      And Bob has:
        | card        | where                        |
        | U.S.S. Hood | at "Agricultural Assessment" |
      When Alice moves "Runabout" to "Sherman's Peak" with "Temporal Vortex"
      And Alice responds with "Temporal Wake" on "U.S.S. Hood"
      Then that is illegal

  @ruling=custom-cards-151
  Rule: A Duranja is lit for one who was killed, and on his player's last turn

    Background:
      Given these made-up cards:
        | card       | type      | kind   | affiliations | species | unique | integrity | attempted by |
        | Rocky Moon | mission   | planet |              |         |        |           | any          |
        | Prylar     | personnel |        | Bajoran      | Bajoran |        | 7         |              |
      And the spaceline:
        | mission    |
        | Rocky Moon |
      And Alice has:
        | card            | where           |
        | Prylar          | on "Rocky Moon" |
        | Duranja         | in hand         |

    @frame=many
    Scenario Outline: two are in the discard pile, and for the one who <has> to light it is <verdict>
      Given Alice has:
        | card            | where           |
        | Prylar [before] | in discard pile |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Rocky Moon" |
      When Alice attempts "Rocky Moon"
      And Alice ends the turn
      And Bob ends the turn
      And Alice plays "Duranja" on <which>
      Then that is <verdict>

      Examples: He who has died, and he who was there before
        | has                | which             | verdict |
        | died in that turn  | "Prylar"          | legal   |
        | lain there before  | "Prylar" [before] | illegal |

    @frame=many
    Example: the Prylar is killed in Bob's turn, and that was none of Alice's
      Given these made-up cards:
        | card        | type      | affiliations | classification | strength |
        | Plain Brute | personnel | Klingon      | OFFICER        | 20       |
      And Bob has:
        | card        | where           |
        | Plain Brute | on "Rocky Moon" |
      And it is Bob's turn
      When Bob attacks "Prylar" with "Plain Brute"
      And Bob ends the turn
      And Alice plays "Duranja" on "Prylar"
      Then that is illegal
