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

    Scenario Outline: the Runabout docks where Ari is, Bob's <what> is there as well, and that is <verdict>
      Given Alice has:
        | card          | where                  |
        | Nor           | at "Eliminate Virus"   |
        | Docking Ports | in the sites of "Nor"  |
        | Runabout      | at "Eliminate Virus"   |
        | Calloway      | aboard "Runabout"      |
        | Ari           | aboard "Docking Ports" |
      And Bob has:
        | card   | where                  |
        | <card> | aboard "Docking Ports" |
      When Alice docks "Runabout" at "Docking Ports"
      Then that is <verdict>

      Examples: A thing opposes nobody
        | what    | card             | verdict |
        | phaser  | Bajoran Phaser   | legal   |
        | soldier | Kurn             | illegal |

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

  @ruling=custom-cards-128
  Rule: Docking sites let out whom they let in

    Scenario Outline: a <ship> with <crew> undocks from the <site>, and that is <verdict>
      Given Alice has:
        | card   | where                 |
        | Nor    | at "Eliminate Virus"  |
        | <site> | in the sites of "Nor" |
        | <ship> | docked at "<site>"    |
        | <crew> | aboard "<ship>"       |
      When Alice undocks "<ship>"
      Then that is <verdict>

      Examples: A ship of the Federation, a V.I.P. of it, and a Cardassian ship
        | ship     | crew     | site           | verdict |
        | Runabout | Calloway | Docking Ports  | illegal |
        | Runabout | Sarek    | Docking Ports  | legal   |
        | Groumall | Dakol    | Docking Ports  | legal   |
        | Runabout | Calloway | Docking Pylons | illegal |
        | Runabout | Sarek    | Docking Pylons | legal   |

    Scenario Outline: Data lets it out at the Docking Ports, and <what>
      Given Alice has:
        | card          | where                     |
        | Nor           | at "Eliminate Virus"      |
        | Docking Ports | in the sites of "Nor"     |
        | Runabout      | docked at "Docking Ports" |
        | Calloway      | aboard "Runabout"         |
        | Data          | aboard "Docking Ports"    |
      When Alice undocks "Runabout"
      And Alice chooses <choice>
      Then "Runabout" is no longer docked at "Docking Ports"
      And "Data" is <there>
      And nothing else has changed

      Examples: He boards it, or stays
        | what      | choice | there                        |
        | boards it | "Data" | now aboard "Runabout"        |
        | stays     | none   | still aboard "Docking Ports" |

    Example: of two who let it out one boards it
      Given these made-up cards:
        | card         | type      | affiliations | skills         |
        | First Clerk  | personnel | Federation   | Computer Skill |
        | Second Clerk | personnel | Federation   | Computer Skill |
      And Alice has:
        | card          | where                     |
        | Nor           | at "Eliminate Virus"      |
        | Docking Ports | in the sites of "Nor"     |
        | Runabout      | docked at "Docking Ports" |
        | Calloway      | aboard "Runabout"         |
        | First Clerk   | aboard "Docking Ports"    |
        | Second Clerk  | aboard "Docking Ports"    |
      When Alice undocks "Runabout"
      And Alice chooses "First Clerk" and "Second Clerk"
      Then that is illegal
      When Alice chooses "Second Clerk"
      Then "Second Clerk" is now aboard "Runabout"
      And "Runabout" is no longer docked at "Docking Ports"
      And nothing else has changed

  @ruling=custom-cards-129
  Rule: Docking sites hold so many ships

    Scenario Outline: <docked> ships are docked at the <site>, and one more is <verdict>
      Given these made-up cards:
        | card | type | affiliations | range | weapons | shields |
        | Boat | ship | Cardassian   | 6     | 1       | 3       |
      And Alice has:
        | card         | where                 | count    |
        | Nor          | at "Eliminate Virus"  |          |
        | <site>       | in the sites of "Nor" |          |
        | Boat [there] | docked at "<site>"    | <docked> |
        | Boat [more]  | at "Eliminate Virus"  |          |
        | Dakol        | aboard "Boat" [more]  |          |
      When Alice docks "Boat" [more] at "<site>"
      Then that is <verdict>

      Examples: Up to the last place, and no further
        | site           | docked | verdict |
        | Docking Pylons | 5      | legal   |
        | Docking Pylons | 6      | illegal |
        | Docking Pads   | 5      | legal   |
        | Docking Pads   | 6      | illegal |
        | Docking Ports  | 8      | legal   |
        | Docking Ports  | 9      | illegal |

    Scenario Outline: <docked> ships are docked at the Docking Ports, and that one more reports there is <verdict>
      Given these made-up cards:
        | card | type | affiliations | range | weapons | shields |
        | Boat | ship | Cardassian   | 6     | 1       | 3       |
      And Alice has:
        | card          | where                     | count    |
        | Nor           | at "Eliminate Virus"      |          |
        | Docking Ports | in the sites of "Nor"     |          |
        | Boat [there]  | docked at "Docking Ports" | <docked> |
        | Boat [more]   | in hand                   |          |
      When Alice reports "Boat" [more] to "Docking Ports"
      Then that is <verdict>

      Examples: The last place, and none
        | docked | verdict |
        | 8      | legal   |
        | 9      | illegal |

  @ruling=custom-cards-130
  Rule: Freighters and transports report to the Docking Ports for free

    Scenario Outline: after <ship> another card is <verdict>
      Given these made-up cards:
        | card     | type | affiliations | keywords  | range | weapons | shields |
        | Hauler   | ship | Cardassian   | Freighter | 6     | 1       | 3       |
        | Liner    | ship | Cardassian   | Transport | 6     | 1       | 3       |
        | Frigate  | ship | Cardassian   |           | 6     | 1       | 3       |
        | Corvette | ship | Cardassian   |           | 6     | 1       | 3       |
      And Alice has:
        | card          | where                 |
        | Nor           | at "Eliminate Virus"  |
        | Docking Ports | in the sites of "Nor" |
        | <ship>        | in hand               |
        | Corvette      | in hand               |
      And this has happened:
        | action                                    |
        | Alice reports "<ship>" to "Docking Ports" |
      When Alice reports "Corvette" to "Docking Ports"
      Then that is <verdict>

      Examples: Free, and for the card play of the turn
        | ship    | verdict |
        | Hauler  | legal   |
        | Liner   | legal   |
        | Frigate | illegal |

  @ruling=custom-cards-131
  Rule: The Docking Pads download Establish Landing Protocols, once in the game

    Example: it comes to the table, and no second one
      Given Alice has:
        | card                                 | where                 |
        | Nor                                  | at "Eliminate Virus"  |
        | Docking Pads                         | in the sites of "Nor" |
        | Establish Landing Protocols [first]  | in draw deck          |
        | Establish Landing Protocols [second] | in draw deck          |
      When Alice uses "Docking Pads"
      And Alice chooses "Establish Landing Protocols" [first]
      Then "Establish Landing Protocols" [first] is now on the table
      When Alice uses "Docking Pads"
      Then that is illegal
      And nothing else has changed
