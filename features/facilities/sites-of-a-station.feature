Feature: The sites of a station
  Rooms and docks lie beside their station in a line, module by module.

  Background:
    Given the spaceline:
      | mission         |
      | Eliminate Virus |
    And Alice has:
      | card | where                |
      | Nor  | at "Eliminate Virus" |

  @ruling=1eS-site-01
  Rule: A site is a room of its own, where personnel fight those who are in it

    Background:
      Given Alice has:
        | card      | where                 |
        | Ops       | in the sites of "Nor" |
        | Infirmary | in the sites of "Nor" |
        | Jasad     | aboard "Ops"          |

    @part=room
    Example: Jasad attacks an intruder in Ops
      Given Bob has:
        | card   | where        |
        | Bochra | aboard "Ops" |
      When Alice attacks "Bochra" with "Jasad"
      Then "Bochra" is now in Bob's discard pile
      And "Jasad" is now stopped
      And nothing else has changed

    Example: from Ops he does not attack an intruder in the Infirmary
      Given Bob has:
        | card   | where              |
        | Bochra | aboard "Infirmary" |
      When Alice attacks "Bochra" with "Jasad"
      Then that is illegal
      And nothing else has changed

    @part=docking-area
    Scenario Outline: where ships dock he attacks an intruder <where>, and that is <verdict>
      Given Alice has:
        | card          | where                 |
        | Docking Ports | in the sites of "Nor" |
      And "Jasad" is aboard "Docking Ports"
      And Bob has:
        | card   | where           |
        | Bochra | aboard "<site>" |
      Then these are <verdict>:
        | action                              |
        | Alice attacks "Bochra" with "Jasad" |

      Examples: There, and in Ops
        | where   | site          | verdict |
        | there   | Docking Ports | legal   |
        | in Ops  | Ops           | illegal |

  @ruling=1eS-site-12
  Rule: Personnel come to the rooms of a station, and ships to its docks

    Background:
      Given Alice has:
        | card          | where                 |
        | Ops           | in the sites of "Nor" |
        | Infirmary     | in the sites of "Nor" |
        | Docking Ports | in the sites of "Nor" |
        | Dakol         | aboard "Ops"          |

    @part=personnel-report
    Scenario Outline: Jasad reports <where>, and that is <verdict>
      Given Alice has:
        | card  | where   |
        | Jasad | in hand |
      When Alice reports "Jasad" <where>
      Then that is <verdict>

      Examples: To a room, and to the station itself
        | where        | verdict |
        | aboard "Ops" | legal   |
        | to "Nor"     | illegal |

    @part=walk
    Scenario Outline: Dakol walks from Ops to the <site>, and that is <verdict>
      When Alice walks "Dakol" aboard "<site>"
      Then that is <verdict>

      Examples: One room on, and two
        | site          | verdict |
        | Infirmary     | legal   |
        | Docking Ports | illegal |

    @part=ships-report
    Scenario Outline: a shuttle reports to the <place>, and that is <verdict>
      Given Alice has:
        | card               | where   |
        | Cardassian Shuttle | in hand |
      When Alice reports "Cardassian Shuttle" to "<place>"
      Then that is <verdict>

      Examples: A dock, a room, and the station itself
        | place         | verdict |
        | Docking Ports | legal   |
        | Infirmary     | illegal |
        | Nor           | illegal |

    @part=dock
    Scenario Outline: a shuttle docks at the <place>, and that is <verdict>
      Given Alice has:
        | card               | where                       |
        | Cardassian Shuttle | at "Eliminate Virus"        |
        | Jasad              | aboard "Cardassian Shuttle" |
      When Alice docks "Cardassian Shuttle" at "<place>"
      Then that is <verdict>

      Examples: A dock, and the station itself
        | place         | verdict |
        | Docking Ports | legal   |
        | Nor           | illegal |

    @part=repair
    Scenario Outline: a shuttle that is docked at the <site> for two turns is <outcome>
      Given Alice has:
        | card               | where                 | state   |
        | Docking Pylons     | in the sites of "Nor" |         |
        | Cardassian Shuttle | docked at "<site>"    | damaged |
      And it is Bob's turn
      When Bob ends the turn
      And Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      Then "Cardassian Shuttle" is <outcome>
      And nothing else has changed

      Examples: Where the text of the site says so, and elsewhere
        | site           | outcome           |
        | Docking Pylons | no longer damaged |
        | Docking Ports  | still damaged     |

  @ruling=1eS-site-12
  Rule: What they do in a room they do in that room alone

    @part=act @frame=many
    Example: in Ops Jasad has no use of Commander's Office, and in the office he fetches an order
      Given Alice has:
        | card               | where                 |
        | Ops                | in the sites of "Nor" |
        | Commander's Office | in the sites of "Nor" |
        | Jasad              | aboard "Ops"          |
      And Alice's draw deck holds in order:
        | card          |
        | Data          |
        | Tricorder     |
        | Captain's Log |
      When Alice ends the turn
      Then "Data" is now in Alice's hand
      When play goes on until the start of Alice's turn
      And Alice walks "Jasad" aboard "Commander's Office"
      And Alice ends the turn
      And Alice chooses "Commander's Office" from "Commander's Office" and none
      Then "Captain's Log" is now in Alice's hand
      And "Tricorder" is still in Alice's draw deck

  @ruling=1eS-site-05
  Rule: A site is played as the card play of the turn

    Background:
      Given Alice has:
        | card          | where      |
        | Ops           | in hand    |
        | Docking Ports | in hand    |

    Example: Ops is added to a Nor
      When Alice plays "Ops" in the sites of "Nor"
      Then "Ops" is now in the sites of "Nor"
      And nothing else has changed

    Example: a second one is not, on the same turn
      When Alice plays "Ops" in the sites of "Nor"
      And Alice plays "Docking Ports" in the sites of "Nor"
      Then that is illegal
      And "Ops" is still in the sites of "Nor"
      And nothing else has changed

  @ruling=1eS-site-06
  Rule: The sites of a station form a line, along which personnel walk from one to the next

    Background:
      Given Alice has:
        | card           | where                 |
        | Ops            | in the sites of "Nor" |
        | Infirmary      | in the sites of "Nor" |
        | Docking Ports  | in the sites of "Nor" |
        | Dakol          | aboard "Ops"          |

    Example: from Ops to the Infirmary beside it
      When Alice walks "Dakol" aboard "Infirmary"
      Then "Dakol" is now aboard "Infirmary"
      And nothing else has changed

    Example: not from Ops to the Docking Ports behind it
      When Alice walks "Dakol" aboard "Docking Ports"
      Then that is illegal
      And nothing else has changed

    Example: but there by way of the Infirmary, and back
      When Alice walks "Dakol" aboard "Infirmary"
      And Alice walks "Dakol" aboard "Docking Ports"
      And Alice walks "Dakol" aboard "Infirmary"
      Then "Dakol" is now aboard "Infirmary"
      And nothing else has changed

  @ruling=1eS-site-07
  Rule: Sites stay together by module: Ops Module, Promenade, Habitat Ring, Docking Ring

    Scenario Outline: <site> goes to the right of <other>
      Given Alice has:
        | card    | where                 |
        | <other> | in the sites of "Nor" |
        | <site>  | in hand               |
      When Alice plays "<site>" at the right end of the sites of "Nor"
      Then the sites of "Nor" now hold in order:
        | card    |
        | <other> |
        | <site>  |
      And nothing else has changed

      Examples:
        | site           | other          |
        | Infirmary      | Ops            |
        | Guest Quarters | Infirmary      |
        | Docking Ports  | Guest Quarters |

    Scenario Outline: <site> does not go to the right of <other>
      Given Alice has:
        | card    | where                 |
        | <other> | in the sites of "Nor" |
        | <site>  | in hand               |
      When Alice plays "<site>" at the right end of the sites of "Nor"
      Then that is illegal
      And nothing else has changed

      Examples:
        | site           | other          |
        | Ops            | Infirmary      |
        | Infirmary      | Guest Quarters |
        | Guest Quarters | Docking Ports  |

    Example: nor Docking Ports to the left of Ops
      Given Alice has:
        | card          | where                 |
        | Ops           | in the sites of "Nor" |
        | Docking Ports | in hand               |
      When Alice plays "Docking Ports" at the left end of the sites of "Nor"
      Then that is illegal
      And nothing else has changed

  @ruling=1eS-site-08
  Rule: A site may be inserted between others

    Background:
      Given Alice has:
        | card            | where                 |
        | Ops             | in the sites of "Nor" |
        | Infirmary       | in the sites of "Nor" |
        | Docking Ports   | in the sites of "Nor" |
        | Security Office | in hand               |

    Example: before the last of its module
      When Alice plays "Security Office" between "Ops" and "Infirmary"
      Then the sites of "Nor" now hold in order:
        | card            |
        | Ops             |
        | Security Office |
        | Infirmary       |
        | Docking Ports   |
      And nothing else has changed

    Example: before the next module
      When Alice plays "Security Office" between "Infirmary" and "Docking Ports"
      Then the sites of "Nor" now hold in order:
        | card            |
        | Ops             |
        | Infirmary       |
        | Security Office |
        | Docking Ports   |
      And nothing else has changed

  @ruling=1eS-site-09
  Rule: A site that is not universal is there once on a station

    Example: a second Infirmary is not added
      Given Alice has:
        | card               | where                 |
        | Infirmary [first]  | in the sites of "Nor" |
        | Infirmary [second] | in hand               |
      When Alice plays "Infirmary" [second] in the sites of "Nor"
      Then that is illegal
      And nothing else has changed

    Example: not even if Bob has added the first
      Given Bob has:
        | card            | where                 |
        | Infirmary [his] | in the sites of "Nor" |
      And Alice has:
        | card             | where   |
        | Infirmary [hers] | in hand |
      When Alice plays "Infirmary" [hers] in the sites of "Nor"
      Then that is illegal
      And nothing else has changed

    Example: the first one is
      Given Alice has:
        | card      | where   |
        | Infirmary | in hand |
      When Alice plays "Infirmary" in the sites of "Nor"
      Then "Infirmary" is now in the sites of "Nor"
      And nothing else has changed

  @ruling=1eS-site-10
  Rule: A site that is not universal may be there on each of two stations

    Example: one Infirmary on a Nor, and one on Terok Nor
      Given the spaceline:
        | mission       |
        | Alter Records |
      And Alice has:
        | card               | where                 |
        | Terok Nor          | at "Alter Records"    |
        | Infirmary [first]  | in the sites of "Nor" |
        | Infirmary [second] | in hand               |
      When Alice plays "Infirmary" [second] in the sites of "Terok Nor"
      Then "Infirmary" [second] is now in the sites of "Terok Nor"
      And "Infirmary" [first] is still in the sites of "Nor"
      And nothing else has changed

  @ruling=1eS-site-11
  Rule: A universal site may be there more than once on a station

    Example: two Guest Quarters side by side
      Given Alice has:
        | card                    | where                 |
        | Guest Quarters [first]  | in the sites of "Nor" |
        | Guest Quarters [second] | in hand               |
      When Alice plays "Guest Quarters" [second] in the sites of "Nor"
      Then "Guest Quarters" [second] is now in the sites of "Nor"
      And "Guest Quarters" [first] is still in the sites of "Nor"
      And nothing else has changed

  @ruling=1eD-docking-pads-01
  Rule: The Docking Pads are in the Habitat Ring

    Scenario Outline: they do not go <where> of <site>
      Given Alice has:
        | card         | where                 |
        | <site>       | in the sites of "Nor" |
        | Docking Pads | in hand               |
      When Alice plays "Docking Pads" at the <where> end of the sites of "Nor"
      Then that is illegal
      And nothing else has changed

      Examples:
        | site          | where |
        | Infirmary     | left  |
        | Docking Ports | right |

    Example: they go between both
      Given Alice has:
        | card          | where                 |
        | Infirmary     | in the sites of "Nor" |
        | Docking Ports | in the sites of "Nor" |
        | Docking Pads  | in hand               |
      When Alice plays "Docking Pads" between "Infirmary" and "Docking Ports"
      Then the sites of "Nor" now hold in order:
        | card          |
        | Infirmary     |
        | Docking Pads  |
        | Docking Ports |
      And nothing else has changed
