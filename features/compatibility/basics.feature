Feature: Basic rules of affiliations

  @ruling=custom-compatibility-40
  Rule: Borg go with Borg only

    Scenario Outline: a drone and <other> are <verdict>
      Given the spaceline:
        | mission              |
        | Hunt for DNA Program |
      And Alice has:
        | card        | where                     |
        | Guard Drone | on "Hunt for DNA Program" |
        | <other>     | on "Hunt for DNA Program" |
      Then "Guard Drone" and "<other>" are <verdict>

      Examples: Another drone, and a Non-Aligned
        | other         | verdict        |
        | Bio-med Drone | compatible     |
        | Galen         | not compatible |

    Scenario Outline: a drone wants to board a ship <of>, and that is <verdict>
      Given these made-up cards:
        | card        | type      | affiliations | range |
        | Large Cube  | ship      | Borg         | 8     |
        | Small Cube  | ship      | Borg         | 8     |
        | Free Ship   | ship      | Neutral      | 8     |
        | Plain Drone | personnel | Borg         |       |
      And the spaceline:
        | mission              |
        | Hunt for DNA Program |
      And Alice has:
        | card        | where                     |
        | Large Cube  | at "Hunt for DNA Program" |
        | <ship>      | at "Hunt for DNA Program" |
        | Plain Drone | aboard "Large Cube"       |
      When Alice beams "Plain Drone" aboard "<ship>"
      Then that is <verdict>

      Examples: A ship of the Borg, and others
        | ship                 | of                | verdict |
        | Small Cube           | of the Borg       | legal   |
        | Runabout             | of the Federation | illegal |
        | Flaxian Scout Vessel | of no affiliation | illegal |
        | Free Ship            | that is Neutral   | illegal |

  @ruling=custom-compatibility-04
  Rule: In Second Edition cards of any affiliations go together

    Example: a farmer and a guard attempt a mission together
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires       | affiliations | skills  |
        | Quiet Planet | mission   | planet | any          | Biology, Honor |              |         |
        | Prison Guard | personnel |        |              |                | Klingon      | Honor   |
        | Old Farmer   | personnel |        |              |                | Bajoran      | Biology |
      And Alice has:
        | card         | where                |
        | Quiet Planet | in Alice's spaceline |
        | Prison Guard | on "Quiet Planet"    |
        | Old Farmer   | on "Quiet Planet"    |
      Then "Prison Guard" and "Old Farmer" are compatible
      When Alice attempts "Quiet Planet"
      Then "Quiet Planet" is now completed
      And nothing else has changed

  @ruling=custom-compatibility-02
  Rule: Whoever is under house arrest does nothing for his player

    Background:
      Given these made-up cards:
        | card       | type      | affiliations | range | weapons | shields | staffing | skills     | icons   |
        | Raider     | ship      | Klingon      | 8     | 7       | 5       | command  |            |         |
        | Young Kang | personnel | Klingon      |       |         |         |          | Leadership | command |
        | Hulk       | ship      | Romulan      | 8     | 5       | 5       |          |            |         |
      And the spaceline:
        | mission               |
        | Wormhole Negotiations |
        | Excavation            |

    Scenario Outline: the commander is <state>, and with him the raider <does>, which is <verdict>
      Given Alice has:
        | card       | where                      | state   |
        | Raider     | at "Wormhole Negotiations" |         |
        | Young Kang | aboard "Raider"            | <state> |
      And Bob has:
        | card | where                      |
        | Hulk | at "Wormhole Negotiations" |
      Then these are <verdict>:
        | action |
        | <act>  |

      Examples: What he does not do, and what he does when he is free
        | state                  | does           | act                                                | verdict |
        | under house arrest     | moves          | Alice moves "Raider" to "Excavation"               | illegal |
        | not under house arrest | moves          | Alice moves "Raider" to "Excavation"               | legal   |
        | under house arrest     | attempts       | Alice attempts "Wormhole Negotiations" from "Raider" | illegal |
        | not under house arrest | attempts       | Alice attempts "Wormhole Negotiations" from "Raider" | legal   |

      @1e-glossary @1e-2014
      Examples: Since the Glossary a battle needs somebody to lead it
        | state                  | does           | act                                                | verdict |
        | under house arrest     | attacks        | Alice attacks "Hulk" with "Raider"                 | illegal |
        | not under house arrest | attacks        | Alice attacks "Hulk" with "Raider"                 | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: a Romulan under house arrest is aboard, the commander is <state>, and that the raider attacks is <verdict>
      Given these made-up cards:
        | card  | type      | affiliations |
        | Guest | personnel | Romulan      |
      And Alice has:
        | card       | where                      | state              |
        | Raider     | at "Wormhole Negotiations" |                    |
        | Young Kang | aboard "Raider"            | <state>            |
        | Guest      | aboard "Raider"            | under house arrest |
      And Bob has:
        | card | where                      |
        | Hulk | at "Wormhole Negotiations" |
      When Alice attacks "Hulk" with "Raider"
      Then that is <verdict>

      Examples: Arrested as well, and free
        | state                  | verdict |
        | under house arrest     | illegal |
        | not under house arrest | legal   |

  @ruling=custom-compatibility-41
  Rule: Whoever no longer goes with the ship or facility is under house arrest

    Background:
      Given the spaceline:
        | mission              |
        | Hunt for DNA Program |
      And Bob has:
        | card           | where   |
        | The Devil      | in hand |

    Scenario Outline: the treaty ends, and of those aboard the <vessel> one <is> under house arrest
      Given Alice has:
        | card                       | where                     |
        | Treaty: Federation/Klingon | on the table              |
        | <vessel>                   | at "Hunt for DNA Program" |
        | Data                       | aboard "<vessel>"         |
        | Klag                       | aboard "<vessel>"         |
      When Bob plays "The Devil" on "Treaty: Federation/Klingon"
      Then "Klag" <is> under house arrest
      And "Data" <other> under house arrest

      @frame=many
      Examples: The Klingon, and the other one
        | vessel             | is           | other        |
        | U.S.S. Hood        | is now       | is still not |
        | Federation Outpost | is now       | is still not |
        | Klingon Outpost    | is still not | is now       |

    @frame=many
    Example: the treaty stays, and in Bob's turn nobody aboard is under house arrest
      Given Alice has:
        | card                       | where                     |
        | Treaty: Federation/Klingon | on the table              |
        | U.S.S. Hood                | at "Hunt for DNA Program" |
        | Data                       | aboard "U.S.S. Hood"      |
        | Klag                       | aboard "U.S.S. Hood"      |
      When Alice ends the turn
      Then it is now Bob's turn
      And "Klag" and "Data" are still not under house arrest

    @frame=many
    Example: the treaty ends in Bob's orders, and the Klingon aboard a docked ship is under house arrest
      Given it is Bob's orders
      And Alice has:
        | card                       | where                     |
        | Treaty: Federation/Klingon | on the table              |
        | Federation Outpost         | at "Hunt for DNA Program" |
        | U.S.S. Hood                | at "Hunt for DNA Program" |
        | Data                       | aboard "U.S.S. Hood"      |
        | Klag                       | aboard "U.S.S. Hood"      |
      And "U.S.S. Hood" is docked at "Federation Outpost"
      When Bob plays "The Devil" on "Treaty: Federation/Klingon"
      Then "Klag" is now under house arrest
      And "Data" is still not under house arrest

    @frame=many
    Example: the treaty ends, and the Klingon aboard a ship that Alice has won from Bob is under house arrest
      Given Bob has:
        | card        | where                     | state               |
        | U.S.S. Hood | at "Hunt for DNA Program" | controlled by Alice |
      And Alice has:
        | card                       | where                |
        | Treaty: Federation/Klingon | on the table         |
        | Data                       | aboard "U.S.S. Hood" |
        | Klag                       | aboard "U.S.S. Hood" |
      When Bob plays "The Devil" on "Treaty: Federation/Klingon"
      Then "Klag" is now under house arrest
      And "Data" is still not under house arrest

  @ruling=custom-compatibility-42
  Rule: On a ship with which all go the fewer are under house arrest

    @frame=many
    Example: two of the Federation and a Klingon are aboard a ship of no affiliation
      Given the spaceline:
        | mission              |
        | Hunt for DNA Program |
      And Alice has:
        | card                       | where                     |
        | Treaty: Federation/Klingon | on the table              |
        | Yridian Shuttle            | at "Hunt for DNA Program" |
        | Data                       | aboard "Yridian Shuttle"  |
        | Worf                       | aboard "Yridian Shuttle"  |
        | Klag                       | aboard "Yridian Shuttle"  |
      And Bob has:
        | card           | where   |
        | The Devil      | in hand |
      When Bob plays "The Devil" on "Treaty: Federation/Klingon"
      Then "Klag" is now under house arrest
      And "Data" and "Worf" are still not under house arrest

    @frame=many
    Example: it is so of a docked ship in Bob's orders
      Given the spaceline:
        | mission              |
        | Hunt for DNA Program |
      And it is Bob's orders
      And Alice has:
        | card                       | where                          |
        | Treaty: Federation/Klingon | on the table                   |
        | Federation Outpost         | at "Hunt for DNA Program"      |
        | Yridian Shuttle            | docked at "Federation Outpost" |
        | Data                       | aboard "Yridian Shuttle"       |
        | Worf                       | aboard "Yridian Shuttle"       |
        | Klag                       | aboard "Yridian Shuttle"       |
      And Bob has:
        | card      | where   |
        | The Devil | in hand |
      When Bob plays "The Devil" on "Treaty: Federation/Klingon"
      Then "Klag" is now under house arrest
      And "Data" and "Worf" are still not under house arrest

    @frame=many
    Example: it is so of a ship that Alice has won from Bob
      Given the spaceline:
        | mission              |
        | Hunt for DNA Program |
      And Alice has:
        | card                       | where        |
        | Treaty: Federation/Klingon | on the table |
      And Bob has:
        | card            | where                     | state               |
        | Yridian Shuttle | at "Hunt for DNA Program" | controlled by Alice |
        | The Devil       | in hand                   |                     |
      And Alice has:
        | card | where                    |
        | Data | aboard "Yridian Shuttle" |
        | Worf | aboard "Yridian Shuttle" |
        | Klag | aboard "Yridian Shuttle" |
      When Bob plays "The Devil" on "Treaty: Federation/Klingon"
      Then "Klag" is now under house arrest
      And "Data" and "Worf" are still not under house arrest

  @ruling=custom-compatibility-43
  Rule: Of two affiliations with equally few one is drawn

    @frame=many
    Example: one of each is aboard a ship of no affiliation
      Given the spaceline:
        | mission              |
        | Hunt for DNA Program |
      And Alice has:
        | card                       | where                     |
        | Treaty: Federation/Klingon | on the table              |
        | Yridian Shuttle            | at "Hunt for DNA Program" |
        | Data                       | aboard "Yridian Shuttle"  |
        | Klag                       | aboard "Yridian Shuttle"  |
      And Bob has:
        | card           | where   |
        | The Devil      | in hand |
      When Bob plays "The Devil" on "Treaty: Federation/Klingon"
      And chance chooses the word "Federation" from the word "Klingon" and the word "Federation"
      Then "Data" is now under house arrest
      And "Klag" is still not under house arrest

  @ruling=custom-compatibility-45
  Rule: A card is of no affiliation that it does not have

    Background:
      Given these made-up cards:
        | card      | type      | affiliations        |
        | Two Minds | personnel | Federation, Romulan |
      And the spaceline:
        | mission                   |
        | Investigate Disappearance |

    Scenario Outline: she reports as one of the <mode>, and that is <verdict>
      Given Alice has:
        | card            | where                          |
        | Neutral Outpost | at "Investigate Disappearance" |
        | Two Minds       | in hand                        |
      When Alice reports "Two Minds" to "Neutral Outpost" naming "<mode>"
      Then that is <verdict>

      Examples: An affiliation that she does not have, and one that she has
        | mode    | verdict |
        | Klingon | illegal |
        | Romulan | legal   |

    Scenario Outline: she is a Romulan and is switched into <mode> mode, and that is <verdict>
      Given Alice has:
        | card      | where                          | state           |
        | Two Minds | on "Investigate Disappearance" | in Romulan mode |
      When Alice switches "Two Minds" into <mode> mode
      Then that is <verdict>

      Examples: An affiliation that she does not have, and one that she has
        | mode       | verdict |
        | Klingon    | illegal |
        | Federation | legal   |

  @ruling=custom-compatibility-44
  Rule: A card with several affiliations comes into play in one of them

    Background:
      Given these made-up cards:
        | card       | type      | affiliations        |
        | Two Minds  | personnel | Federation, Romulan |
      And the spaceline:
        | mission              |
        | Hunt for DNA Program |

    Scenario Outline: she comes to a Romulan outpost as one of the <mode>, and that is <verdict>
      Given Alice has:
        | card            | where                     |
        | Romulan Outpost | at "Hunt for DNA Program" |
        | Two Minds       | in hand                   |
      When Alice reports "Two Minds" to "Romulan Outpost" naming "<mode>"
      Then that is <verdict>

      Examples: A mode that does not fit, and one that does
        | mode       | verdict |
        | Federation | illegal |
        | Romulan    | legal   |

    @frame=many
    Example: where one mode fits it is that one
      Given Alice has:
        | card            | where                     |
        | Romulan Outpost | at "Hunt for DNA Program" |
        | Two Minds       | in hand                   |
      When Alice reports "Two Minds" to "Romulan Outpost"
      Then "Two Minds" is now aboard "Romulan Outpost"
      And "Two Minds" is now in Romulan mode

  @ruling=custom-compatibility-01
  Rule: Cards of different affiliations do not mix

    Background:
      Given these made-up cards:
        | card   | type      | affiliations | range |
        | Packet | ship      | Federation   | 8     |
        | Pilot  | personnel | Federation   |       |

    Scenario Outline: a guest is <affiliation>, and to beam him to a Federation crew is <verdict>
      Given these made-up cards:
        | card  | type      | affiliations  |
        | Guest | personnel | <affiliation> |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card   | where           |
        | Packet | at "Excavation" |
        | Pilot  | aboard "Packet" |
        | Guest  | on "Excavation" |
      When Alice beams "Guest" aboard "Packet"
      Then that is <verdict>

      Examples: Of another affiliation, of the same, and of none
        | affiliation | verdict |
        | Romulan     | illegal |
        | Klingon     | illegal |
        | Federation  | legal   |
        | Non-Aligned | legal   |

    Scenario Outline: there is <treaty> on the table, and to beam a Romulan to a Federation crew is <verdict>
      Given these made-up cards:
        | card  | type      | affiliations |
        | Guest | personnel | Romulan      |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card     | where           |
        | Packet   | at "Excavation" |
        | Pilot    | aboard "Packet" |
        | Guest    | on "Excavation" |
        | <treaty> | on the table    |
      When Alice beams "Guest" aboard "Packet"
      Then that is <verdict>

      Examples: A treaty with others, and one with Romulans
        | treaty                     | verdict |
        | Treaty: Federation/Klingon | illegal |
        | Treaty: Federation/Romulan | legal   |

    Scenario Outline: Romulans have a treaty with the Federation and one with Klingons, and for a <who> to join the Federation is <verdict>
      Given these made-up cards:
        | card  | type      | affiliations |
        | Guest | personnel | <who>        |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                       | where           |
        | Packet                     | at "Excavation" |
        | Pilot                      | aboard "Packet" |
        | Guest                      | on "Excavation" |
        | Treaty: Federation/Romulan | on the table    |
        | Treaty: Romulan/Klingon    | on the table    |
      When Alice beams "Guest" aboard "Packet"
      Then that is <verdict>

      Examples: An ally of an ally, and an ally
        | who     | verdict |
        | Klingon | illegal |
        | Romulan | legal   |

    Scenario Outline: the treaty is <player>'s, and for Alice to beam a Romulan to her Federation crew is <verdict>
      Given these made-up cards:
        | card  | type      | affiliations |
        | Guest | personnel | Romulan      |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card   | where           |
        | Packet | at "Excavation" |
        | Pilot  | aboard "Packet" |
        | Guest  | on "Excavation" |
      And <player> has:
        | card                       | where        |
        | Treaty: Federation/Romulan | on the table |
      When Alice beams "Guest" aboard "Packet"
      Then that is <verdict>

      Examples: Bob's, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

  @ruling=custom-compatibility-10
  Rule: Cards that do not mix are not of one crew or Away Team

    Background:
      Given these made-up cards:
        | card  | type      | affiliations |
        | Pilot | personnel | Federation   |

    Scenario Outline: a guest is <affiliation>, and that he attempts a mission with somebody of the Federation is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations  |
        | Guest        | personnel |        |              | <affiliation> |
        | Quiet Planet | mission   | planet | any          |               |
      And Alice has:
        | card         | where                           |
        | Quiet Planet | in the Alpha Quadrant spaceline |
        | Pilot        | on "Quiet Planet"               |
        | Guest        | on "Quiet Planet"               |
      When Alice attempts "Quiet Planet" with "Pilot" and "Guest"
      Then that is <verdict>

      Examples: Of another affiliation, and of the same
        | affiliation | verdict |
        | Romulan     | illegal |
        | Federation  | legal   |

    Scenario Outline: a guest is <affiliation>, and that he reports to a Federation outpost is <verdict>
      Given these made-up cards:
        | card  | type      | affiliations  |
        | Guest | personnel | <affiliation> |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Pilot              | aboard "Federation Outpost" |
        | Guest              | in hand                     |
      When Alice reports "Guest" to "Federation Outpost"
      Then that is <verdict>

      Examples: Of another affiliation, and of the same
        | affiliation | verdict |
        | Romulan     | illegal |
        | Federation  | legal   |

    Scenario Outline: somebody of the Federation is <where>, and that a <affiliation> reports to an outpost of no affiliation is <verdict>
      Given these made-up cards:
        | card       | type      | class   | kind   | attempted by | affiliations  |
        | Guest      | personnel |         |        |              | <affiliation> |
        | Quiet Moon | mission   |         | planet | any          |               |
        | Free Post  | facility  | outpost |        |              | Non-Aligned   |
      And the spaceline:
        | mission    |
        | Quiet Moon |
      And Alice has:
        | card      | where           |
        | Free Post | at "Quiet Moon" |
        | Pilot     | <where>         |
        | Guest     | in hand         |
      When Alice reports "Guest" to "Free Post"
      Then that is <verdict>

      Examples: With whom he does not mix, and with whom he does
        | where              | affiliation | verdict |
        | aboard "Free Post" | Romulan     | illegal |
        | aboard "Free Post" | Federation  | legal   |
        | on "Quiet Moon"    | Romulan     | legal   |

    Scenario Outline: a Romulan aboard a ship of no affiliation is <what>, and that somebody of the Federation boards it is <verdict>
      Given these made-up cards:
        | card  | type      | affiliations | range |
        | Ferry | ship      | Non-Aligned  | 8     |
        | Guest | personnel | Romulan      |       |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card  | where           |
        | Ferry | at "Excavation" |
        | Pilot | on "Excavation" |
      And <player> has:
        | card  | where          | state   |
        | Guest | aboard "Ferry" | <state> |
      When Alice beams "Pilot" aboard "Ferry"
      Then that is <verdict>

      Examples: One of her crew, and a captive
        | what        | player | state       | verdict |
        | of her crew | Alice  | not captive | illegal |
        | her captive | Bob    | captive     | legal   |

  @ruling=custom-compatibility-03
  Rule: In 1996 nobody is moved to those with whom he does not mix

    Scenario Outline: a guest is <affiliation>, and that he <goes> to a Federation crew is <verdict>
      Given these made-up cards:
        | card   | type      | affiliations  | range | keywords |
        | Hopper | ship      | Federation    | 8     | Landing  |
        | Pilot  | personnel | Federation    |       |          |
        | Guest  | personnel | <affiliation> |       |          |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card   | where                |
        | Hopper | <where> "Excavation" |
        | Pilot  | aboard "Hopper"      |
        | Guest  | on "Excavation"      |
      When Alice <goes> "Guest" aboard "Hopper"
      Then that is <verdict>

      Examples: On foot and beamed
        | affiliation | goes  | where     | verdict |
        | Romulan     | walks | landed on | illegal |
        | Romulan     | beams | at        | illegal |
        | Federation  | walks | landed on | legal   |
        | Federation  | beams | at        | legal   |
