Feature: What a text asks for
  A text says with which cards it is used or played, and when and where.

  Background:
    Given these locations:
      | location              | quadrant |
      | Excavation            | Alpha    |
      | Wormhole Negotiations | Alpha    |
      | Plunder Site          | Alpha    |
      | Explore Black Cluster | Alpha    |

  @ruling=custom-timing-64
  Rule: A text is used and played only as it says

    @1e-glossary @1e-2014
    Scenario Outline: The Traveler is on a ship with <companion>, and to use him is <verdict>
      Given Alice has:
        | card         | where             |
        | Runabout     | at "Excavation"   |
        | The Traveler | aboard "Runabout" |
        | <companion>  | aboard "Runabout" |
      When Alice uses "The Traveler"
      Then that is <verdict>

      Examples: Without Youth, and with it
        | companion      | verdict |
        | Worf           | illegal |
        | Wesley Crusher | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: a Sabotage Drone is <where>, and to use it is <verdict>
      Given Alice has:
        | card        | where           |
        | U.S.S. Hood | at "Excavation" |
      And Bob has:
        | card           | where   |
        | Sabotage Drone | <where> |
      When Bob uses "Sabotage Drone" naming "RANGE"
      Then that is <verdict>

      Examples: On the planet, and aboard a ship
        | where                | verdict |
        | on "Excavation"      | illegal |
        | aboard "U.S.S. Hood" | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: it is <time>, and to use Sherlock Holmes is <verdict>
      Given it is <moment>
      And Alice has:
        | card            | where           |
        | Sherlock Holmes | on "Excavation" |
        | Tricorder       | in hand         |
        | Hugh            | in draw deck    |
      And Bob has:
        | card   | where   |
        | Data   | in hand |
        | Klag   | in hand |
        | Gowron | in hand |
      When Alice uses "Sherlock Holmes"
      Then that is <verdict>

      Examples: Bob's turn, and the start of hers
        | time              | moment                    | verdict |
        | Bob's turn        | Bob's turn                | illegal |
        | the start of hers | the start of Alice's turn | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: Lal and Dr. Soong are <where>, and to program her is <verdict>
      Given Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Geordi La Forge    | aboard "Federation Outpost" |
        | Dr. Soong          | <doctor>                    |
        | Lal                | in hand                     |
      When Alice reports "Lal" to "Federation Outpost"
      And Alice chooses Physics
      And Alice chooses Navigation
      And Alice uses "Dr. Soong" on "Lal"
      Then that is <verdict>

      Examples: Apart, and together
        | where    | doctor                      | verdict |
        | apart    | on "Excavation"             | illegal |
        | together | aboard "Federation Outpost" | legal   |

    Scenario Outline: Alice has <number> Wormhole, and to send her ship through is <verdict>
      Given Alice has:
        | card            | where             |
        | Runabout        | at "Excavation"   |
        | Calloway        | aboard "Runabout" |
        | Wormhole        | in hand           |
        | <second> [more] | in hand           |
      When Alice plays "Wormhole" on "Runabout"
      Then that is <verdict>

      Examples: One, and two
        | number   | second    | verdict |
        | a single | Tricorder | illegal |
        | a second | Wormhole  | legal   |

    @1e-1996
    Scenario Outline: <number> cards go by Near-Warp Transport, and that is <verdict>
      Given Alice has:
        | card                | where                      |
        | Runabout            | at "Wormhole Negotiations" |
        | Calloway            | aboard "Runabout"          |
        | Data                | aboard "Runabout"          |
        | Worf                | aboard "Runabout"          |
        | Tricorder           | aboard "Runabout"          |
        | Medical Kit         | aboard "Runabout"          |
        | Engineering Kit     | aboard "Runabout"          |
        | Geordi La Forge     | aboard "Runabout"          |
        | Near-Warp Transport | in hand                    |
      When Alice plays "Near-Warp Transport" to "Plunder Site" with <cards>
      Then that is <verdict>

      Examples: Seven, and six
        | number | cards                                                                                           | verdict |
        | seven  | "Calloway", "Data", "Worf", "Tricorder", "Medical Kit", "Engineering Kit" and "Geordi La Forge" | illegal |
        | six    | "Calloway", "Data", "Worf", "Tricorder", "Medical Kit" and "Engineering Kit"                    | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: Klag reports to <place> by a Temporal Micro-Wormhole that is <where>, and that is <verdict>
      Given Alice has:
        | card                    | where           |
        | Runabout                | at "Excavation" |
        | Federation Outpost      | at "Excavation" |
        | Temporal Micro-Wormhole | <where>         |
        | Klag                    | in hand         |
      When Alice reports "Klag" to "<place>" with "Temporal Micro-Wormhole"
      Then that is <verdict>

      Examples: To a ship by one in play, to a facility, and by one in hand
        | place              | where        | verdict |
        | Runabout           | on the table | legal   |
        | Federation Outpost | on the table | illegal |
        | Runabout           | in hand      | illegal |

    @1e-glossary @1e-2014
    Scenario Outline: <card> comes aboard <ship> by <whose> Temporal Micro-Wormhole, and that is <verdict>
      Given Alice has:
        | card     | where           |
        | Runabout | at "Excavation" |
        | <card>   | in hand         |
      And Bob has:
        | card   | where           |
        | Bortas | at "Excavation" |
      And <player> has:
        | card                    | where        |
        | Temporal Micro-Wormhole | on the table |
      When Alice reports "<card>" aboard "<ship>" with "Temporal Micro-Wormhole"
      Then that is <verdict>

      Examples: The other player's, to the other player's ship, equipment, and as it says
        | card      | ship     | whose | player | verdict |
        | Klag      | Runabout | Bob's | Bob    | illegal |
        | Klag      | Bortas   | her   | Alice  | illegal |
        | Tricorder | Runabout | her   | Alice  | illegal |
        | Klag      | Runabout | her   | Alice  | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: an Anti-Matter Pod is aboard a ship at one mission, and to leave it at <mission> is <verdict>
      Given Alice has:
        | card            | where                      |
        | Runabout        | at "Wormhole Negotiations" |
        | Calloway        | aboard "Runabout"          |
        | Anti-Matter Pod | aboard "Runabout"          |
      When Alice uses "Anti-Matter Pod" on "<mission>"
      Then that is <verdict>

      Examples: Another one, and that one
        | mission               | verdict |
        | Explore Black Cluster | illegal |
        | Wormhole Negotiations | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: with <who> the Genetronic Replicator is used, and that is <verdict>
      Given Alice has:
        | card                  | where           |
        | Chakotay              | on "Excavation" |
        | Garak                 | on "Excavation" |
        | Beverly Crusher       | on "Excavation" |
        | <other>               | on "Excavation" |
        | Genetronic Replicator | on the table    |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Chakotay"
      And Alice responds with "Genetronic Replicator"
      Then that is <verdict>

      Examples: One MEDICAL, and two
        | who         | other         | verdict |
        | one MEDICAL | Worf          | illegal |
        | two MEDICAL | Julian Bashir | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: Establish Gateway is turned over for <mission>, and that is <verdict>
      Given Alice has:
        | card              | where        | state     |
        | Establish Gateway | on the table | face down |
      When Alice uses "Establish Gateway" on "<mission>"
      Then that is <verdict>

      Examples: A planet, and a space location
        | mission               | verdict |
        | Excavation            | illegal |
        | Wormhole Negotiations | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: it is <moment>, and for Alice to discard Assign Mission Specialists is <verdict>
      Given it is <moment>
      And Alice has:
        | card                       | where        |
        | Assign Mission Specialists | on the table |
      When Alice uses "Assign Mission Specialists"
      Then that is <verdict>

      Examples: The start of Bob's turn, and that of hers
        | moment                    | verdict |
        | the start of Bob's turn   | illegal |
        | the start of Alice's turn | legal   |
