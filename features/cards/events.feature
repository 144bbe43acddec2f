Feature: Events as printed
  What an event in play does to others.

  @ruling=custom-cards-27
  Rule: Yellow Alert cancels Red Alert!

    Example: Red Alert! is discarded when Yellow Alert is played
      Given Alice has:
        | card         | where   |
        | Yellow Alert | in hand |
      And Bob has:
        | card       | where        |
        | Red Alert! | on the table |
      When Alice plays "Yellow Alert"
      Then "Yellow Alert" is now on Alice's side of the table
      And "Red Alert!" is now in Bob's discard pile
      And nothing else has changed

  @ruling=custom-cards-28
  Rule: The Traveler nullifies Static Warp Bubble

    @frame=many
    Example: with the Traveler in play Alice ends her turn and discards nothing for the bubble
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                        | where        |
        | The Traveler: Transcendence | on the table |
        | Data                        | in hand      |
      And Alice's draw deck holds ten cards
      And Bob has:
        | card               | where        |
        | Static Warp Bubble | on the table |
      When Alice ends the turn
      Then it is now Bob's turn
      And "Data" is still in Alice's hand

  @ruling=custom-cards-36
  Rule: Where No One Has Gone Before joins the ends of the spaceline

    Background:
      Given the spaceline:
        | mission        | span |
        | Excavation     | 1    |
        | Plunder Site   | 2    |
        | Survey Mission | 6    |
        | Relief Mission | 2    |
        | Repair Mission | 3    |

    Scenario Outline: a ship of RANGE 7 leaves by the <side> end
      Given Alice has:
        | card                         | where             |
        | Where No One Has Gone Before | on the table      |
        | Runabout                     | at "<from>"       |
        | Worf                         | aboard "Runabout" |
      When Alice moves "Runabout" to "<to>"
      Then "Runabout" is now at "<to>"
      And the remaining RANGE of "Runabout" is 1
      And nothing else has changed

      Examples: The spans of 1, 2 and 3 beyond the ends
        | side  | from           | to             |
        | left  | Plunder Site   | Relief Mission |
        | right | Relief Mission | Plunder Site   |

    Example: the ship still goes the straight way, where it could not come around
      Given Alice has:
        | card                         | where             |
        | Where No One Has Gone Before | on the table      |
        | Runabout                     | at "Excavation"   |
        | Worf                         | aboard "Runabout" |
      When Alice moves "Runabout" to "Plunder Site"
      Then "Runabout" is now at "Plunder Site"
      And the remaining RANGE of "Runabout" is 5
      And nothing else has changed

  @ruling=custom-cards-59
  Rule: Ready Room Door downloads one Captain's Order

    @1e-2014
    Example: Captain's Log is one
      Given Alice has:
        | card            | where        |
        | Ready Room Door | in hand      |
        | Captain's Log   | in draw deck |
      When Alice plays "Ready Room Door"
      And Alice chooses none
      And Alice chooses the word "first"
      Then "Captain's Log" is now on the table
      And "Ready Room Door" is now in Alice's discard pile
      And nothing else has changed

    Example: a dedication plaque is another
      Given Alice has:
        | card                      | where        |
        | Ready Room Door           | in hand      |
        | Defiant Dedication Plaque | in draw deck |
      When Alice plays "Ready Room Door"
      And Alice chooses none
      And Alice chooses the word "first"
      Then "Defiant Dedication Plaque" is now on the table
      And "Ready Room Door" is now in Alice's discard pile
      And nothing else has changed

  @ruling=custom-cards-60
  Rule: Goddess of Empathy lasts until the end of its player's next turn

    @frame=many
    Example: it is discarded then
      Given Alice has:
        | card               | where   |
        | Goddess of Empathy | in hand |
      When Alice plays "Goddess of Empathy"
      And play goes on until the start of Alice's turn
      Then "Goddess of Empathy" is still on the table
      When play goes on until the start of Bob's turn
      Then "Goddess of Empathy" is now in Alice's discard pile

  @ruling=custom-cards-151
  Rule: Duranja guides a Bajoran who died on his player's last turn to the points

    Background:
      Given these made-up cards:
        | card       | type      | kind   | affiliations | species | unique | points | attempted by | integrity |
        | Rocky Moon | mission   | planet |              |         |        | 30     | any          |           |
        | Prylar     | personnel |        | Bajoran      | Bajoran | yes    |        |              | 7         |
        | Cadet      | personnel |        | Federation   | Human   | yes    |        |              | 7         |

    @frame=many
    Scenario Outline: <who> dies on Alice's turn, and on her next one to mourn is <verdict>
      Given the spaceline:
        | mission    |
        | Rocky Moon |
      And Alice has:
        | card    | where           |
        | <who>   | on "Rocky Moon" |
        | Duranja | in hand         |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Rocky Moon" |
      When Alice attempts "Rocky Moon"
      And Alice ends the turn
      And Bob ends the turn
      And Alice plays "Duranja" on "<who>"
      Then that is <verdict>

      Examples: A Bajoran, and another
        | who    | verdict |
        | Prylar | legal   |
        | Cadet  | illegal |

    @frame=many
    Example: the Prylar is worth his INTEGRITY of 7, and no other one comes
      Given the spaceline:
        | mission    |
        | Rocky Moon |
      And Alice has:
        | card            | where           |
        | Prylar [first]  | on "Rocky Moon" |
        | Prylar [second] | in hand         |
        | Bajoran Outpost | at "Rocky Moon" |
        | Duranja         | in hand         |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Rocky Moon" |
      When Alice attempts "Rocky Moon"
      And Alice ends the turn
      And Bob ends the turn
      And Alice plays "Duranja" on "Prylar" [first]
      Then "Prylar" [first] is now in Alice's point area
      And Alice now has 7 points
      And "Duranja" is now in Alice's discard pile
      When Alice ends the turn
      And Bob ends the turn
      And Alice reports "Prylar" [second] to "Bajoran Outpost"
      Then that is illegal

    Example: while he is in the discard pile another one comes
      Given the spaceline:
        | mission    |
        | Rocky Moon |
      And Alice has:
        | card            | where           |
        | Prylar [first]  | in discard pile |
        | Prylar [second] | in hand         |
        | Bajoran Outpost | at "Rocky Moon" |
      When Alice reports "Prylar" [second] to "Bajoran Outpost"
      Then that is legal

    @frame=many
    Example: a turn later it is too late
      Given the spaceline:
        | mission    |
        | Rocky Moon |
      And Alice has:
        | card    | where           |
        | Prylar  | on "Rocky Moon" |
        | Duranja | in hand         |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Rocky Moon" |
      When Alice attempts "Rocky Moon"
      And Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      And Bob ends the turn
      And Alice plays "Duranja" on "Prylar"
      Then that is illegal

  @ruling=custom-cards-640
  Rule: While Computer Crash is in play nobody downloads

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                         | where                      |
        | U.S.S. Enterprise            | at "Excavation"            |
        | Alyssa Ogawa (First Contact) | aboard "U.S.S. Enterprise" |
        | Medical Kit                  | in draw deck               |

    Scenario Outline: the crash is <whose>, and a nurse does not fetch her kit
      Given <player> has:
        | card           | where        |
        | Computer Crash | on the table |
      When Alice downloads "Medical Kit" aboard "U.S.S. Enterprise" with "Alyssa Ogawa (First Contact)"
      Then that is illegal
      And nothing else has changed

      Examples: Of either player
        | whose   | player |
        | Bob's   | Bob    |
        | Alice's | Alice  |

    Example: without a crash she does
      When Alice downloads "Medical Kit" aboard "U.S.S. Enterprise" with "Alyssa Ogawa (First Contact)"
      Then that is legal
