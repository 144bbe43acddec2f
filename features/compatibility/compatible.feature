Feature: Which cards are compatible
  Who goes with whom by affiliation, and where compatible cards may be together.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=cr14-compatible-01
  Rule: Cards of one affiliation are compatible

    Background:
      Given Alice has:
        | card     | where           |
        | Runabout | at "Excavation" |
        | Calloway | on "Excavation" |
        | Klag     | on "Excavation" |

    Example: Calloway boards a runabout of the Federation
      When Alice beams "Calloway" aboard "Runabout"
      Then "Calloway" is now aboard "Runabout"
      And nothing else has changed

    Example: Klag, a Klingon, does not
      When Alice beams "Klag" aboard "Runabout"
      Then that is illegal
      And nothing else has changed

    Example: nor does he when Romulans have a treaty with the Federation and one with Klingons
      Given Alice has:
        | card                       | where        |
        | Treaty: Federation/Romulan | on the table |
        | Treaty: Romulan/Klingon    | on the table |
      When Alice beams "Klag" aboard "Runabout"
      Then that is illegal
      And nothing else has changed

  @ruling=cr14-compatible-02
  Rule: Two cards are compatible if one of them is Non-Aligned

    Background:
      Given Alice has:
        | card                 | where           |
        | Runabout             | at "Excavation" |
        | Flaxian Scout Vessel | at "Excavation" |

    Scenario Outline: <who> boards <the ship>, and Divok no runabout of the Federation
      Given Alice has:
        | card  | where           |
        | <who> | on "Excavation" |
        | Divok | on "Excavation" |
      When Alice beams "<who>" aboard "<the ship>"
      Then "<who>" is now aboard "<the ship>"
      And these are illegal:
        | action                                |
        | Alice beams "Divok" aboard "Runabout" |
      And nothing else has changed

      Examples:
        | who   | the ship             |
        | Narik | Runabout             |
        | Klag  | Flaxian Scout Vessel |

  @ruling=cr14-compatible-03
  Rule: Two cards are compatible if one of them is Neutral

    Scenario Outline: <who> boards a Neutral Outpost, and not the <other>
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card                 | where                         |
        | Neutral Outpost      | at "Explore Black Cluster"    |
        | <other>              | at "Explore Black Cluster"    |
        | Flaxian Scout Vessel | at "Explore Black Cluster"    |
        | <who>                | aboard "Flaxian Scout Vessel" |
      Then these are illegal:
        | action                               |
        | Alice beams "<who>" aboard "<other>" |
      When Alice beams "<who>" aboard "Neutral Outpost"
      Then "<who>" is now aboard "Neutral Outpost"
      And nothing else has changed

      Examples: A Klingon, and an officer of the Federation
        | who      | other              |
        | Klag     | Federation Outpost |
        | Calloway | Klingon Outpost    |

    Example: a Neutral broker boards a runabout of the Federation, and a Klingon does not
      Given these made-up cards:
        | card        | type      | affiliations |
        | Free Broker | personnel | Neutral      |
      And Alice has:
        | card        | where           |
        | Runabout    | at "Excavation" |
        | Free Broker | on "Excavation" |
        | Klag        | on "Excavation" |
      Then these are illegal:
        | action                               |
        | Alice beams "Klag" aboard "Runabout" |
      When Alice beams "Free Broker" aboard "Runabout"
      Then "Free Broker" is now aboard "Runabout"
      And nothing else has changed

    Example: Klag boards a Neutral ship, and none of the Federation
      Given these made-up cards:
        | card      | type | affiliations | range |
        | Free Ship | ship | Neutral      | 8     |
      And Alice has:
        | card      | where           |
        | Runabout  | at "Excavation" |
        | Free Ship | at "Excavation" |
        | Klag      | on "Excavation" |
      Then these are illegal:
        | action                               |
        | Alice beams "Klag" aboard "Runabout" |
      When Alice beams "Klag" aboard "Free Ship"
      Then "Klag" is now aboard "Free Ship"
      And nothing else has changed

  @ruling=cr14-compatible-04
  Rule: Two cards are compatible if a card says that they mix

    @part=treaty
    Example: under a treaty Klag boards a runabout of the Federation
      Given Alice has:
        | card                       | where           |
        | Treaty: Federation/Klingon | on the table    |
        | Runabout                   | at "Excavation" |
        | Klag                       | on "Excavation" |
      When Alice beams "Klag" aboard "Runabout"
      Then "Klag" is now aboard "Runabout"
      And nothing else has changed

    @part=treaty
    Example: with a treaty with the Federation and one with Klingons Taris, a Romulan, boards the runabout
      Given Alice has:
        | card                       | where           |
        | Treaty: Federation/Romulan | on the table    |
        | Treaty: Romulan/Klingon    | on the table    |
        | Runabout                   | at "Excavation" |
        | Taris                      | on "Excavation" |
      When Alice beams "Taris" aboard "Runabout"
      Then "Taris" is now aboard "Runabout"
      And nothing else has changed

    @part=other-card
    Example: by a Temporal Micro-Wormhole Klag comes aboard the runabout
      Given Alice has:
        | card                    | where           |
        | Temporal Micro-Wormhole | on the table    |
        | Runabout                | at "Excavation" |
        | Klag                    | in hand         |
      When Alice reports "Klag" aboard "Runabout" with "Temporal Micro-Wormhole"
      Then "Klag" is now aboard "Runabout"
      And "Temporal Micro-Wormhole" is now in Alice's discard pile
      And nothing else has changed

    @part=not-of-borg
    Example: it lets nobody come aboard a Borg Cube
      Given Alice has:
        | card                    | where           |
        | Temporal Micro-Wormhole | on the table    |
        | Borg Cube               | at "Excavation" |
        | Klag                    | in hand         |
      When Alice reports "Klag" aboard "Borg Cube" with "Temporal Micro-Wormhole"
      Then that is illegal
      And nothing else has changed

  @ruling=cr14-compatible-05
  Rule: What keeps two cards apart outweighs all that makes them compatible

    Background:
      Given Alice has:
        | card                          | where           |
        | Treaty: Federation/Cardassian | on the table    |
        | Runabout                      | at "Excavation" |

    Scenario Outline: <who> wants to board the runabout with <company> aboard
      Given Alice has:
        | card      | where             |
        | <company> | aboard "Runabout" |
        | <who>     | on "Excavation"   |
      When Alice beams "<who>" aboard "Runabout"
      Then that is <verdict>

      @part=non-aligned
      Examples: Solkar is Non-Aligned, and does not work with those who have Treachery
        | who    | company  | verdict |
        | Solkar | Vash     | illegal |
        | Solkar | Calloway | legal   |

      @part=mixing
      Examples: Miles O'Brien does not work with Cardassians, whatever treaty they have
        | who   | company                        | verdict |
        | Jasad | Miles O'Brien (Blaze of Glory) | illegal |
        | Jasad | Calloway                       | legal   |

  @ruling=cr14-compatible-05
  Rule: What keeps two personnel apart outweighs that one of them is Non-Aligned

    @part=mixing
    Scenario Outline: Ocett, a Non-Aligned Cardassian, wants to board the runabout with <company> aboard
      Given Alice has:
        | card      | where             |
        | Runabout  | at "Excavation"   |
        | <company> | aboard "Runabout" |
        | Ocett     | on "Excavation"   |
      When Alice beams "Ocett" aboard "Runabout"
      Then that is <verdict>

      Examples: Miles O'Brien, who does not work with Cardassians, and somebody who does
        | company                        | verdict |
        | Miles O'Brien (Blaze of Glory) | illegal |
        | Calloway                       | legal   |

  @ruling=cr14-compatible-06
  Rule: Borg are compatible with each other

    Example: a drone boards another ship of the Borg, and none of the Federation; a Klingon boards neither
      Given these made-up cards:
        | card        | type      | affiliations | range |
        | Large Cube  | ship      | Borg         | 8     |
        | Small Cube  | ship      | Borg         | 8     |
        | Plain Drone | personnel | Borg         |       |
      And Alice has:
        | card        | where               |
        | Large Cube  | at "Excavation"     |
        | Small Cube  | at "Excavation"     |
        | Runabout    | at "Excavation"     |
        | Plain Drone | aboard "Large Cube" |
        | Divok       | on "Excavation"     |
      Then these are illegal:
        | action                                      |
        | Alice beams "Plain Drone" aboard "Runabout" |
        | Alice beams "Divok" aboard "Runabout"       |
        | Alice beams "Divok" aboard "Small Cube"     |
      When Alice beams "Plain Drone" aboard "Small Cube"
      Then "Plain Drone" is now aboard "Small Cube"
      And nothing else has changed

  @ruling=cr14-compatible-07
  Rule: Borg are compatible with nobody else

    Scenario Outline: <who> does not board <what>
      Given these made-up cards:
        | card        | type      | affiliations | range |
        | Large Cube  | ship      | Borg         | 8     |
        | Small Cube  | ship      | Borg         | 8     |
        | Plain Drone | personnel | Borg         |       |
      And the spaceline:
        | mission               |
        | Wormhole Negotiations |
      And Alice has:
        | card        | where                      |
        | Large Cube  | at "Wormhole Negotiations" |
        | Small Cube  | at "Wormhole Negotiations" |
        | <what>      | at "Wormhole Negotiations" |
        | Plain Drone | aboard "Large Cube"        |
      When Alice beams "Plain Drone" aboard "<what>"
      Then that is illegal
      When Alice beams "Plain Drone" aboard "Small Cube"
      Then that is legal

      @part=affiliated
      Examples: A ship of the Federation
        | who     | what     |
        | a drone | Runabout |

      @part=non-aligned
      Examples: A Non-Aligned ship
        | who     | what                 |
        | a drone | Flaxian Scout Vessel |

      @part=neutral
      Examples: A Neutral facility
        | who     | what            |
        | a drone | Neutral Outpost |

    @part=report
    Example: a drone does not report to a Neutral Outpost, and does to one of the Borg
      Given the spaceline:
        | mission               |
        | Ambush Ship           |
        | Wormhole Negotiations |
      And Alice has:
        | card            | where                      |
        | Neutral Outpost | at "Wormhole Negotiations" |
        | Borg Outpost    | at "Ambush Ship"           |
        | Guard Drone     | in hand                    |
      When Alice reports "Guard Drone" to "Neutral Outpost"
      Then that is illegal
      When Alice reports "Guard Drone" to "Borg Outpost"
      Then that is legal

  @ruling=cr14-compatible-08
  Rule: Compatible personnel are of one crew or Away Team

    @part=crew
    Scenario Outline: <who> wants to join Klag at a Neutral Outpost
      Given the spaceline:
        | mission          |
        | Deliver Supplies |
      And Alice has:
        | card            | where                    |
        | Neutral Outpost | at "Deliver Supplies"    |
        | Klag            | aboard "Neutral Outpost" |
        | <who>           | on "Deliver Supplies"    |
      When Alice beams "<who>" aboard "Neutral Outpost"
      Then that is <verdict>

      Examples: A Klingon, and a Romulan
        | who    | verdict |
        | Divok  | legal   |
        | Bochra | illegal |

    @part=away-team
    Scenario Outline: Calloway and <who> want to attempt a mission together
      Given Alice has:
        | card     | where           |
        | Calloway | on "Excavation" |
        | <who>    | on "Excavation" |
      When Alice attempts "Excavation" with "Calloway" and "<who>"
      Then that is <verdict>

      Examples: One of her own people, and a Romulan
        | who    | verdict |
        | Worf   | legal   |
        | Bochra | illegal |

    @part=crew
    Scenario Outline: <who> wants to join Klag aboard a Non-Aligned ship
      Given Alice has:
        | card                 | where                         |
        | Flaxian Scout Vessel | at "Excavation"               |
        | Klag                 | aboard "Flaxian Scout Vessel" |
        | <who>                | on "Excavation"               |
      When Alice beams "<who>" aboard "Flaxian Scout Vessel"
      Then that is <verdict>

      Examples: A Klingon, and a Romulan
        | who    | verdict |
        | Divok  | legal   |
        | Bochra | illegal |

  @ruling=cr14-compatible-09
  Rule: Personnel board ships and facilities with which they are compatible

    Scenario Outline: <who> wants to board <what>
      Given the spaceline:
        | mission      |
        | Plunder Site |
      And Alice has:
        | card   | where             |
        | <what> | at "Plunder Site" |
        | <who>  | on "Plunder Site" |
      When Alice beams "<who>" aboard "<what>"
      Then that is <verdict>

      @part=ships
      Examples: A ship of the Federation
        | who      | what     | verdict |
        | Calloway | Runabout | legal   |
        | Klag     | Runabout | illegal |

      @part=facilities
      Examples: A Klingon facility
        | who      | what            | verdict |
        | Klag     | Klingon Outpost | legal   |
        | Calloway | Klingon Outpost | illegal |

    @part=ships
    Scenario Outline: a treaty is <player>'s, and for a Klingon of Alice's to board her runabout is <verdict>
      Given Alice has:
        | card     | where           |
        | Runabout | at "Excavation" |
        | Klag     | on "Excavation" |
      And <player> has:
        | card                       | where        |
        | Treaty: Federation/Klingon | on the table |
      When Alice beams "Klag" aboard "Runabout"
      Then that is <verdict>

      Examples: Bob's, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

  @ruling=cr14-compatible-10
  Rule: Personnel and ships report to facilities with which they are compatible

    Scenario Outline: <what> is to report to <where>
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card    | where                      |
        | <where> | at "Explore Black Cluster" |
        | <what>  | in hand                    |
      When Alice reports "<what>" to "<where>"
      Then that is <verdict>

      @part=personnel
      Examples: Somebody of the Federation
        | what     | where              | verdict |
        | Calloway | Federation Outpost | legal   |
        | Calloway | Klingon Outpost    | illegal |

      @part=ships
      Examples: A ship of the Federation
        | what     | where              | verdict |
        | Runabout | Federation Outpost | legal   |
        | Runabout | Klingon Outpost    | illegal |

  @ruling=cr14-compatible-11
  Rule: Whoever is compatible is not therefore of the affiliation that is asked for

    Background:
      Given these made-up cards:
        | card        | type | affiliations | staffing | range |
        | Light Cargo | ship | Federation   |          | 8     |
      And these locations:
        | location              | quadrant |
        | Wormhole Negotiations | Alpha    |

    @part=staffing
    Scenario Outline: <who> is to move a ship of the Federation
      Given Alice has:
        | card                       | where                |
        | Treaty: Federation/Klingon | on the table         |
        | Light Cargo                | at "Excavation"      |
        | <who>                      | aboard "Light Cargo" |
      When Alice moves "Light Cargo" to "Wormhole Negotiations"
      Then that is <verdict>

      Examples:
        | who      | verdict |
        | Calloway | legal   |
        | Narik    | illegal |
        | Klag     | illegal |

    @part=attempt
    Scenario Outline: <who> is to attempt a mission for the Federation and the Romulans
      Given Alice has:
        | card                       | where           |
        | Treaty: Federation/Klingon | on the table    |
        | <who>                      | on "Excavation" |
      When Alice attempts "Excavation" with "<who>"
      Then that is <verdict>

      Examples:
        | who      | verdict |
        | Calloway | legal   |
        | Narik    | illegal |
        | Klag     | illegal |

    @part=staffing
    Scenario Outline: <who> alone is to move a ship of the Federation, and no treaty is in play
      Given Alice has:
        | card        | where                |
        | Light Cargo | at "Excavation"      |
        | <who>       | aboard "Light Cargo" |
      When Alice moves "Light Cargo" to "Wormhole Negotiations"
      Then that is <verdict>

      Examples: Somebody of the Federation, and somebody Non-Aligned
        | who      | verdict |
        | Calloway | legal   |
        | Narik    | illegal |

    @part=attempt
    Scenario Outline: <who> alone is to attempt a mission for the Federation and the Romulans, and no treaty is in play
      Given Alice has:
        | card  | where           |
        | <who> | on "Excavation" |
      When Alice attempts "Excavation"
      Then that is <verdict>

      Examples: Somebody of the Federation, and somebody Non-Aligned
        | who      | verdict |
        | Calloway | legal   |
        | Narik    | illegal |

  @ruling=cr14-faction-03
  Rule: Who is of the faction of a ship is not therefore compatible with it

    Scenario Outline: <who>, <what>, is to board a ship of the Maquis and the Federation
      Given these made-up cards:
        | card        | type      | affiliations | range | icons  |
        | Rebel Scout | ship      | Federation   | 8     | maquis |
        | Rebel Vedek | personnel | Bajoran      |       | maquis |
        | Rebel Pilot | personnel | Federation   |       | maquis |
      And Alice has:
        | card        | where           |
        | Rebel Scout | at "Excavation" |
        | <who>       | on "Excavation" |
      When Alice beams "<who>" aboard "Rebel Scout"
      Then that is <verdict>

      Examples: A Bajoran of the Maquis, and one of the Maquis and the Federation
        | who         | what                                | verdict |
        | Rebel Vedek | a Bajoran of the Maquis             | illegal |
        | Rebel Pilot | of the Maquis and of the Federation | legal   |
