Feature: What is kept from harm, as printed
  Cards that nothing nullifies, orders that somebody may ignore, and planets that nobody is beamed to.

  Background:
    Given the spaceline:
      | mission              |
      | Excavation           |
      | Explore Black Cluster |

  @ruling=custom-cards-323
  Rule: Kevin Uxbridge does nothing to Holo-Projectors

    Scenario Outline: Kevin is played on <event>, and that is <verdict>
      Given Alice has:
        | card    | where        |
        | <event> | on the table |
      And Bob has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      And it is Bob's turn
      When Bob plays "Kevin Uxbridge" on "<event>"
      Then that is <verdict>

      Examples: The projectors, and another event
        | event           | verdict |
        | Holo-Projectors | illegal |
        | Red Alert!      | legal   |

  @ruling=custom-cards-331
  Rule: Plexing nullifies Parallax Arguers as they are played

    Scenario Outline: Alice answers <card> with it, and that is <verdict>
      Given these made-up cards:
        | card             | type      |
        | Parallax Arguers | interrupt |
        | Idle Arguers     | interrupt |
      And Alice has:
        | card    | where   |
        | Plexing | in hand |
      And Bob has:
        | card   | where   |
        | <card> | in hand |
      And it is Bob's turn
      When Bob plays "<card>"
      And Alice responds with "Plexing"
      Then that is <verdict>

      Examples: Those that it names, and others
        | card             | verdict |
        | Parallax Arguers | legal   |
        | Idle Arguers     | illegal |

  @ruling=custom-cards-332
  Rule: Nothing nullifies Plexing

    Example: Amanda Rogers answers a scan, and not Plexing
      Given Alice has:
        | card              | where                         |
        | U.S.S. Enterprise | at "Explore Black Cluster"    |
        | Deanna Troi       | aboard "U.S.S. Enterprise"    |
        | Plexing           | in hand                       |
      And Bob has:
        | card                    | where                         |
        | Alternate Universe Door | on the table                  |
        | Empathic Echo           | under "Explore Black Cluster" |
        | Amanda Rogers           | in hand                       |
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Plexing"
      And Bob responds with "Amanda Rogers"
      Then that is illegal
      And "Empathic Echo" has been nullified
      And "Amanda Rogers" is still in Bob's hand

    Example: Amanda Rogers answers a scan
      Given Alice has:
        | card            | where           |
        | Runabout        | at "Excavation" |
        | Long-Range Scan | in hand         |
      And Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Alice plays "Long-Range Scan" on "Runabout"
      And Bob responds with "Amanda Rogers"
      Then that is legal
      And "Long-Range Scan" has been nullified

  @ruling=custom-cards-324
  Rule: With a V.I.P. aboard the player of the ship may ignore an Attack Authorization of his opponent's

    Background:
      Given these made-up cards:
        | card   | type      | affiliations | classification | skills    |
        | Rogue  | personnel | Federation   | OFFICER        | Treachery |
        | Envoy  | personnel | Federation   | V.I.P.         |           |
        | Consul | personnel | Federation   | CIVILIAN       | V.I.P.    |
        | Layman | personnel | Federation   | CIVILIAN       |           |

    @frame=many
    Scenario Outline: with <whom> aboard Alice ignores it, and where there is nobody like that she must obey
      Given Alice has:
        | card           | where                  |
        | Runabout       | at "Excavation"        |
        | Rogue [first]  | aboard "Runabout"      |
        | <whom>         | aboard "Runabout"      |
        | U.S.S. Oberth  | at "Excavation"        |
        | Rogue [second] | aboard "U.S.S. Oberth" |
        | Layman         | aboard "U.S.S. Oberth" |
      And Bob has:
        | card                                            | where           |
        | Yridian Shuttle                                 | at "Excavation" |
        | Incoming Message: Attack Authorization [first]  | in hand         |
        | Incoming Message: Attack Authorization [second] | in hand         |
      And it is Bob's turn
      When Bob plays "Incoming Message: Attack Authorization" [first] on "Runabout"
      And Alice chooses the word "no battle"
      Then "Yridian Shuttle" is still not damaged
      And "Incoming Message: Attack Authorization" [first] is now in Bob's discard pile
      When Bob plays "Incoming Message: Attack Authorization" [second] on "U.S.S. Oberth"
      And Bob chooses "Yridian Shuttle"
      Then "Yridian Shuttle" is now damaged

      Examples: By classification, and by skill
        | whom   |
        | Envoy  |
        | Consul |

    @frame=open
    Example: she obeys it all the same
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Rogue    | aboard "Runabout" |
        | Envoy    | aboard "Runabout" |
      And Bob has:
        | card                                            | where           |
        | Yridian Shuttle                                 | at "Excavation" |
        | Incoming Message: Attack Authorization          | in hand         |
      And it is Bob's turn
      When Bob plays "Incoming Message: Attack Authorization" on "Runabout"
      And Alice chooses the word "battle"
      Then "Yridian Shuttle" is now damaged

  @ruling=custom-cards-333
  Rule: Nobody is beamed to or from a planet where a ship with a Particle Scattering Field is

    Scenario Outline: the ship is at <where>, and to beam <act> at Excavation is <verdict>
      Given Alice has:
        | card                      | where        |
        | Tama                      | at "<where>" |
        | Particle Scattering Field | on "Tama"    |
      And Bob has:
        | card     | where             |
        | Bortas   | at "Excavation"   |
        | Yridian Shuttle | at "Excavation"   |
        | Klag     | aboard "Bortas"   |
        | Kargan   | on "Excavation"   |
      And it is Bob's turn
      When Bob beams <what>
      Then that is <verdict>

      Examples: There, ship to ship, and elsewhere
        | where                 | act          | what                             | verdict |
        | Excavation            | down         | "Klag" to "Excavation"           | illegal |
        | Excavation            | up           | "Kargan" aboard "Bortas"         | illegal |
        | Excavation            | from ship to ship | "Klag" aboard "Yridian Shuttle"  | legal   |
        | Explore Black Cluster | down         | "Klag" to "Excavation"           | legal   |

    @1e-glossary @1e-2014
    Example: Pattern Enhancers, which lead through other fields, do not lead through this one
      Given Alice has:
        | card                      | where           |
        | Tama                      | at "Excavation" |
        | Particle Scattering Field | on "Tama"       |
      And Bob has:
        | card              | where           |
        | Pattern Enhancers | on the table    |
        | Bortas            | at "Excavation" |
        | Klag              | aboard "Bortas" |
      And it is Bob's turn
      When Bob beams "Klag" to "Excavation"
      Then that is illegal
      And nothing else has changed

  @ruling=custom-cards-334
  Rule: A Particle Scattering Field may be discarded at any time

    Example: Alice discards hers on Bob's turn
      Given Alice has:
        | card                      | where           |
        | Tama                      | at "Excavation" |
        | Particle Scattering Field | on "Tama"       |
      And it is Bob's turn
      When Alice uses "Particle Scattering Field"
      Then "Particle Scattering Field" is now in Alice's discard pile
      And nothing else has changed
