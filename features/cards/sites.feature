Feature: Sites as printed
  Which ships come to the docking sites of a station.

  Background:
    Given the spaceline:
      | mission         |
      | Eliminate Virus |

  @ruling=custom-cards-32
  Rule: Docking sites are for ships that are compatible with the station

    Scenario Outline: <ship> reports to a Cardassian station, and that is <verdict>
      Given Alice has:
        | card          | where                 |
        | Nor           | at "Eliminate Virus"  |
        | Docking Ports | in the sites of "Nor" |
        | <ship>        | in hand               |
      When Alice reports "<ship>" to "Docking Ports"
      Then that is <verdict>

      Examples: One of the Federation, and a Cardassian one
        | ship     | verdict |
        | Runabout | illegal |
        | Groumall | legal   |

    Scenario Outline: a Runabout with <crew> asks to dock at the <site>, and that is <verdict>
      Given Alice has:
        | card     | where                 |
        | Nor      | at "Eliminate Virus"  |
        | <site>   | in the sites of "Nor" |
        | Runabout | at "Eliminate Virus"  |
        | <crew>   | aboard "Runabout"     |
      When Alice docks "Runabout" at "<site>"
      Then that is <verdict>

      Examples: It takes a V.I.P.
        | crew     | site           | verdict |
        | Calloway | Docking Ports  | illegal |
        | Sarek    | Docking Ports  | legal   |
        | Calloway | Docking Pylons | illegal |
        | Sarek    | Docking Pylons | legal   |

    Scenario Outline: the Runabout docks where <alice> is, and Bob's Klingon <how>, and that is <verdict>
      Given Alice has:
        | card          | where                  |
        | Nor           | at "Eliminate Virus"   |
        | Docking Ports | in the sites of "Nor"  |
        | Runabout      | at "Eliminate Virus"   |
        | Calloway      | aboard "Runabout"      |
        | <alice>       | aboard "Docking Ports" |
      And Bob has:
        | card | where   |
        | Kurn | <place> |
      When Alice docks "Runabout" at "Docking Ports"
      Then that is <verdict>

      Examples: It takes Computer Skill, which nobody opposes
        | alice   | how              | place                  | verdict |
        | Boheeka | is on the planet | on "Eliminate Virus"   | illegal |
        | Ari     | is on the planet | on "Eliminate Virus"   | legal   |
        | Ari     | is there, too    | aboard "Docking Ports" | illegal |

  @ruling=custom-cards-39
  Rule: Ops downloads to a site where nobody of the opponent's is

    Background:
      Given these locations:
        | location             |
        | Search for Weapons   |
        | Access Relay Station |

    Scenario Outline: <player> has <what> at the Security Office, and to download a guard there is <verdict>
      Given Alice has:
        | card            | where                   |
        | Nor             | at "Search for Weapons" |
        | Ops             | in the sites of "Nor"   |
        | Security Office | in the sites of "Nor"   |
        | Docking Ports   | in the sites of "Nor"   |
        | Dakol           | in draw deck            |
      And <player> has:
        | card   | where                    |
        | <card> | aboard "Security Office" |
      When Alice downloads "Dakol" aboard "Security Office" with "Ops"
      Then that is <verdict>

      Examples: Somebody of Bob's, a thing of Bob's, and somebody of hers
        | player | what     | card           | verdict |
        | Bob    | somebody | Narik          | illegal |
        | Bob    | a phaser | Bajoran Phaser | legal   |
        | Alice  | somebody | Narik          | legal   |

  @ruling=custom-cards-103
  Rule: Docking Pylons repair ships

    Example: the one that is docked there is whole after two turns, and the one at the Docking Ports is not
      Given Alice has:
        | card               | where                      | state   |
        | Nor                | at "Eliminate Virus"       |         |
        | Docking Pylons     | in the sites of "Nor"      |         |
        | Docking Ports      | in the sites of "Nor"      |         |
        | Groumall           | docked at "Docking Pylons" | damaged |
        | Cardassian Shuttle | docked at "Docking Ports"  | damaged |
      And it is Bob's turn
      When Bob ends the turn
      And Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      Then "Groumall" is no longer damaged
      And "Cardassian Shuttle" is still damaged
      And nothing else has changed

  @ruling=custom-cards-104
  Rule: With Commander's Office an OFFICER fetches an order

    Background:
      Given Alice has:
        | card               | where                 |
        | Nor                | at "Eliminate Virus"  |
        | Commander's Office | in the sites of "Nor" |
        | Ops                | in the sites of "Nor" |
        | Captain's Log      | in draw deck          |

    Example: it comes in place of the card draw
      Given Alice has:
        | card  | where                       |
        | Jasad | aboard "Commander's Office" |
      When Alice ends the turn
      And Alice chooses "Commander's Office" from "Commander's Office" and none
      Then "Captain's Log" is now in Alice's hand
      And "Captain's Log" has been downloaded
      And "Captain's Log" has not been drawn
      And it is now Bob's turn
      And nothing else has changed
