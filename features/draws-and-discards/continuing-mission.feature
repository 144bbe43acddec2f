Feature: Continuing Mission
  The incident as the Current Rulings word it: it favours cards of one series, and goes when its player plays others.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=cr14-continuing-mission-erratum-01
  Rule: A player seeds one Continuing Mission

    Scenario Outline: where <player> has one on the table she seeds one, and that is <verdict>
      Given it is the facility phase
      And <player> has:
        | card                       | where        |
        | Continuing Mission [first] | on the table |
      And Alice has:
        | card                        | where         |
        | Continuing Mission [second] | in seed cards |
      When Alice seeds "Continuing Mission" [second] on the table
      Then that is <verdict>

      Examples:
        | player | verdict |
        | Alice  | illegal |
        | Bob    | legal   |

    Scenario Outline: a doorway that seeds or plays may be played, she plays <card>, and that is <verdict>
      Given Alice has:
        | card   | where   |
        | <card> | in hand |
      When Alice plays "<card>"
      Then that is <verdict>

      Examples:
        | card               | verdict |
        | Continuing Mission | illegal |
        | Space-Time Portal  | legal   |

  @ruling=cr14-continuing-mission-erratum-03
  Rule: Personnel and ships with the logo of the series or of its film have its icon, wherever they are

    Background:
      Given Alice has:
        | card               | where           |
        | Continuing Mission | on the table    |
        | Federation Outpost | at "Excavation" |

    Scenario Outline: <player> has <card> <where>, whose icons are <icons>
      Given <player> has:
        | card   | where   |
        | <card> | <where> |
      Then the icons of "<card>" are <icons>

      @part=personnel @part=series
      Examples: In play
        | player | card         | where                       | icons                  |
        | Alice  | Geordi La Forge | aboard "Federation Outpost" | command, next generation |

      @part=personnel @part=series @part=in-hand
      Examples: In hand
        | player | card         | where                       | icons                  |
        | Alice  | Geordi La Forge | in hand                   | command, next generation |
        | Alice  | Galen        | in hand                     | command, next generation |

      @part=in-deck
      Examples: In the draw deck
        | player | card            | where        | icons                    |
        | Alice  | Geordi La Forge | in draw deck | command, next generation |

      @part=ships @part=in-hand
      Examples: A ship
        | player | card         | where                       | icons                  |
        | Alice  | Runabout     | in hand                     | next generation        |

      @part=film
      Examples: Of the film
        | player | card         | where                       | icons                  |
        | Alice  | Pavel Chekov | in hand                     | au, command, films, next generation |

      Examples: Of another series, and of the other player
        | player | card         | where                       | icons                  |
        | Alice  | Richard Wilkins | in hand                     | staff                  |
        | Bob    | Geordi La Forge | on "Excavation"          | command                |

  @ruling=cr14-continuing-mission-erratum-04
  Rule: Once each turn its player may draw a card for a personnel of the series with four skill dots at most and no download icon

    Background:
      Given Alice has:
        | card               | where           |
        | Continuing Mission | on the table    |
        | Federation Outpost | at "Excavation" |
        | Tricorder [top]    | in draw deck    |

    Example: she reports Taitt and draws
      Given Alice has:
        | card  | where   |
        | Taitt | in hand |
        | Tricorder [next] | in draw deck |
      When Alice reports "Taitt" to "Federation Outpost"
      And Alice responds with "Continuing Mission"
      Then "Tricorder" [top] is now in Alice's hand
      And "Tricorder" [next] is still in Alice's draw deck
      And "Taitt" is still aboard "Federation Outpost"
      And nothing else has changed

    Scenario Outline: she reports <card>, and to draw is <verdict>
      Given Alice has:
        | card   | where   |
        | <card> | in hand |
      When Alice reports "<card>" to "Federation Outpost"
      And Alice responds with "Continuing Mission"
      Then that is <verdict>

      Examples: With four dots
        | card            | verdict |
        | Geordi La Forge | legal   |

      @question=lost-icons-of-2014
      Examples: With five dots, with an icon for a download, and of another series
        | card | verdict |
        | Data | illegal |
        | Anya | illegal |
        | Richard Wilkins | illegal |

      @reading=lost-icons-of-2014/left-out
      Examples: With five dots, with an icon for a download, and of another series, which is of no account
        | card | verdict |
        | Data | legal   |
        | Anya | legal   |
        | Richard Wilkins | legal   |

    Example: for a ship she draws nothing
      Given Alice has:
        | card              | where   |
        | U.S.S. Enterprise | in hand |
      When Alice reports "U.S.S. Enterprise" to "Federation Outpost"
      And Alice responds with "Continuing Mission"
      Then that is illegal

    Example: nor does she for a personnel of the opponent
      Given it is Bob's turn
      And Bob has:
        | card            | where           |
        | Romulan Outpost | at "Excavation" |
        | Mirok           | in hand         |
      When Bob reports "Mirok" to "Romulan Outpost"
      And Alice responds with "Continuing Mission"
      Then that is illegal

    Example: for the second one of a turn she draws nothing, and in her next turn she does again
      Given the spaceline:
        | mission                 |
        | Investigate Dead Planet |
      And Alice has:
        | card                        | where                        |
        | Ferengi Military Operations | on the table                 |
        | Ferengi Outpost             | at "Investigate Dead Planet" |
        | Prak                        | in hand                      |
        | Taitt                       | in hand                      |
        | Calloway                    | in hand                      |
        | Medical Kit                 | in draw deck                 |
        | Tricorder [last]            | in draw deck                 |
      When Alice reports "Prak" to "Ferengi Outpost"
      And Alice responds with "Continuing Mission"
      And Alice reports "Taitt" to "Federation Outpost"
      And Alice responds with "Continuing Mission"
      Then that is illegal
      When Alice ends the turn
      And Bob ends the turn
      And Alice reports "Calloway" to "Federation Outpost"
      And Alice responds with "Continuing Mission"
      Then that is legal

  @ruling=cr14-continuing-mission-erratum-05
  Rule: Once its player plays a personnel or ship without the icon, or has played one, the incident is discarded

    Background:
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |

    Scenario Outline: she reports <card>, and the incident is <place>
      Given Alice has:
        | card               | where        |
        | Continuing Mission | on the table |
        | <card>             | in hand      |
      When Alice reports "<card>" to "Federation Outpost"
      Then "Continuing Mission" is <place>
      And "<card>" is now <there>
      And nothing else has changed

      @part=personnel
      Examples: A personnel without the icon
        | card           | place                       | there                             |
        | Richard Wilkins      | now in Alice's discard pile | aboard "Federation Outpost"       |

      @part=ship
      Examples: A ship without it
        | card           | place                       | there                             |
        | U.S.S. Defiant | now in Alice's discard pile | docked at "Federation Outpost"   |

      Examples: With the icon, or neither personnel nor ship
        | card              | place              | there                          |
        | Taitt             | still on the table | aboard "Federation Outpost"    |
        | U.S.S. Enterprise | still on the table | docked at "Federation Outpost" |
        | Tricorder         | still on the table | aboard "Federation Outpost"    |

    Example: what the opponent plays is no matter
      Given it is Bob's turn
      And Alice has:
        | card               | where        |
        | Continuing Mission | on the table |
      And Bob has:
        | card                     | where           |
        | Federation Outpost [his] | at "Excavation" |
        | Richard Wilkins           | in hand         |
      When Bob reports "Richard Wilkins" to "Federation Outpost" [his]
      Then "Continuing Mission" is still on the table
      And "Richard Wilkins" is now aboard "Federation Outpost" [his]
      And nothing else has changed

    @frame=many @part=earlier
    Example: what she has played before it was seeded counts
      Given it is the facility phase
      And Alice has:
        | card                       | where         |
        | Assign Mission Specialists | in seed cards |
        | Continuing Mission         | in seed cards |
        | Richard Wilkins             | in draw deck  |
      When Alice seeds "Assign Mission Specialists" on the table
      And Alice chooses "Richard Wilkins"
      And Bob seeds nothing
      And Alice seeds "Continuing Mission" on the table
      Then "Continuing Mission" is now in Alice's discard pile
