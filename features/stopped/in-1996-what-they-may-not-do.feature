Feature: What stopped cards may not do in 1996
  To be stopped means to do nothing at all, whatever the deed.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |
    And Alice has:
      | card              | where                      |
      | Bortas            | at "Explore Black Cluster" |
      | U.S.S. Enterprise | at "Excavation"            |

  @ruling=faq96-12-stopped-01
  Rule: A stopped card performs no action of any kind

    @part=ship
    Example: a stopped ship with its crew neither moves nor cloaks nor fights nor attempts a mission
      Given Alice has:
        | card   | where           |
        | Kurn   | aboard "Bortas" |
        | Konmel | aboard "Bortas" |
        | Divok  | aboard "Bortas" |
      And Bob has:
        | card   | where                      |
        | Decius | at "Explore Black Cluster" |
      And "Bortas" is stopped
      Then these are illegal:
        | action                                               |
        | Alice moves "Bortas" to "Excavation"                 |
        | Alice cloaks "Bortas"                                |
        | Alice attacks "Decius" with "Bortas"                 |
        | Alice attempts "Explore Black Cluster" from "Bortas" |

    Example: the same ship does all of it when it is not stopped
      Given Alice has:
        | card   | where           |
        | Kurn   | aboard "Bortas" |
        | Konmel | aboard "Bortas" |
        | Divok  | aboard "Bortas" |
      And Bob has:
        | card   | where                      |
        | Decius | at "Explore Black Cluster" |
      Then these are legal:
        | action                                               |
        | Alice moves "Bortas" to "Excavation"                 |
        | Alice cloaks "Bortas"                                |
        | Alice attacks "Decius" with "Bortas"                 |
        | Alice attempts "Explore Black Cluster" from "Bortas" |

    @part=personnel
    Scenario Outline: cards that are <state> leave a ship, a facility and their phase, and that is <verdict>
      Given these made-up cards:
        | card       | type | affiliations | keywords      | range |
        | Grey Ghost | ship | Federation   | Phasing Cloak | 8     |
      And Alice has:
        | card               | where                          | state   |
        | Federation Outpost | at "Excavation"                |         |
        | Runabout           | docked at "Federation Outpost" |         |
        | U.S.S. Oberth      | docked at "Federation Outpost" | <state> |
        | Grey Ghost         | at "Excavation"                | <state> |
        | Data               | aboard "Runabout"              | <state> |
        | Worf               | aboard "Runabout"              |         |
        | Geordi La Forge    | aboard "Grey Ghost"            |         |
        | Deanna Troi        | aboard "U.S.S. Oberth"         |         |
      Then these are <verdict>:
        | action                                                    |
        | Alice walks "Data" aboard "Federation Outpost"            |
        | Alice walks "Data" and "Worf" aboard "Federation Outpost" |
        | Alice undocks "U.S.S. Oberth" from "Federation Outpost"   |
        | Alice docks "Grey Ghost" at "Federation Outpost"          |
        | Alice phases "Grey Ghost"                                 |

      Examples: Only those who are not stopped
        | state       | verdict |
        | stopped     | illegal |
        | not stopped | legal   |

    @part=personnel @frame=differs
    Scenario Outline: Vash is <state> beside Data, and after his attempt the mission is <is> completed
      Given Alice has:
        | card | where           | state   |
        | Vash | on "Excavation" | <state> |
        | Data | on "Excavation" |         |
      When Alice attempts "Excavation"
      Then "Excavation" is <is> completed

      Examples: Only one who is not stopped helps
        | state       | is        |
        | stopped     | still not |
        | not stopped | now       |

    @part=personnel
    Scenario Outline: the only Klingon of a team is <state>, and for it to attempt a Klingon mission is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations |
        | Hunting Moon | mission   | planet | Klingon      |              |
        | Bekk         | personnel |        |              | Klingon      |
        | Drifter      | personnel |        |              | Non-Aligned  |
      And the spaceline:
        | mission      |
        | Hunting Moon |
      And Alice has:
        | card    | where             | state   |
        | Bekk    | on "Hunting Moon" | <state> |
        | Drifter | on "Hunting Moon" |         |
      When Alice attempts "Hunting Moon"
      Then that is <verdict>

      Examples: Only one who is not stopped matches it
        | state       | verdict |
        | stopped     | illegal |
        | not stopped | legal   |

    @part=ship
    Scenario Outline: shuttles that are <state> land, take off and leave their ship, and that is <verdict>
      Given Alice has:
        | card                          | where                                  | state   |
        | Engage Shuttle Operations     | on the table                           |         |
        | Geordi La Forge               | aboard "U.S.S. Enterprise"             |         |
        | Type VI Shuttlecraft [within] | aboard "U.S.S. Enterprise"             | <state> |
        | Type VI Shuttlecraft [above]  | at "Excavation"                        | <state> |
        | Type VI Shuttlecraft [below]  | on "Excavation"                        | <state> |
        | Deanna Troi                   | aboard "Type VI Shuttlecraft" [within] |         |
        | Taitt                         | aboard "Type VI Shuttlecraft" [above]  |         |
        | Data                          | aboard "Type VI Shuttlecraft" [below]  |         |
      Then these are <verdict>:
        | action                                                                       |
        | Alice launches "Type VI Shuttlecraft" [within] from "U.S.S. Enterprise" |
        | Alice lands "Type VI Shuttlecraft" [above] on "Excavation"              |
        | Alice takes off "Type VI Shuttlecraft" [below] from "Excavation"        |

      Examples: Only those that are not stopped
        | state       | verdict |
        | stopped     | illegal |
        | not stopped | legal   |

    Scenario Outline: a ship without a crew, under the control of Lore Returns, is <state> and moves, and that is <verdict>
      Given Bob has:
        | card                   | where         |
        | Rogue Borg Mercenaries | on "Runabout" |
        | Lore Returns           | in hand       |
      And Alice has:
        | card     | where           | state   |
        | Runabout | at "Excavation" | <state> |
      And it is Bob's turn
      And this has happened:
        | action                                 |
        | Bob plays "Lore Returns" on "Runabout" |
      When Bob moves "Runabout" to "Explore Black Cluster"
      Then that is <verdict>

      Examples: Only one that is not stopped
        | state       | verdict |
        | stopped     | illegal |
        | not stopped | legal   |

    @part=personnel
    Scenario Outline: an engineer who is <state> arrives and releases a ship, and that is <verdict>
      Given Alice has:
        | card            | where                      | state   |
        | Runabout [hers] | at "Explore Black Cluster" |         |
        | Geordi La Forge | aboard "Runabout" [hers]   | <state> |
      And Bob has:
        | card                          | where                      | state                                        |
        | Quantum Singularity Lifeforms | on "Explore Black Cluster" |                                              |
        | Runabout [his]                | at "Explore Black Cluster" | in stasis by "Quantum Singularity Lifeforms" |
      When Alice uses "Geordi La Forge" on "Quantum Singularity Lifeforms"
      Then that is <verdict>

      Examples: Only one who is not stopped
        | state       | verdict |
        | stopped     | illegal |
        | not stopped | legal   |

    @part=personnel
    Scenario Outline: Ajur is <state>, and for her to use her text is <verdict>
      Given Alice has:
        | card  | where           | state   |
        | Ajur  | on "Excavation" | <state> |
        | Ocett | on "Excavation" |         |
      And Bob has:
        | card                 | where              |
        | Archer               | under "Excavation" |
        | Armus - Skin of Evil | under "Excavation" |
        | Chalnoth             | under "Excavation" |
        | Firestorm            | under "Excavation" |
      When Alice uses "Ajur"
      Then that is <verdict>

      Examples: Only while she is not stopped
        | state       | verdict |
        | stopped     | illegal |
        | in stasis   | illegal |
        | not stopped | legal   |

    Example: the only woman present is stopped, and the romance finds no couple
      Given Alice has:
        | card        | where           | state   |
        | Worf        | on "Excavation" |         |
        | Deanna Troi | on "Excavation" | stopped |
      And Bob has:
        | card             | where              |
        | Parallel Romance | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Parallel Romance" is now in Bob's discard pile
      And "Worf" is still not stopped
      And nothing else has changed

    Example: the second woman present is stopped, and the society does not listen
      Given Alice has:
        | card        | where           | state   |
        | Taitt       | on "Excavation" |         |
        | Deanna Troi | on "Excavation" | stopped |
      And Bob has:
        | card                | where              |
        | Matriarchal Society | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Matriarchal Society" has not been overcome
      And "Taitt" is now stopped
      And nothing else has changed

    Example: the android aboard is stopped and does not cure Ktarian Game
      Given Alice has:
        | card     | where                      | state   |
        | Calloway | aboard "U.S.S. Enterprise" |         |
        | Data     | aboard "U.S.S. Enterprise" | stopped |
        | Taitt    | on "Excavation"            |         |
      And Bob has:
        | card         | where                  |
        | Ktarian Game | on "U.S.S. Enterprise" |
      When Alice beams "Taitt" aboard "U.S.S. Enterprise"
      Then "Taitt" is now aboard "U.S.S. Enterprise"
      And "Ktarian Game" is still on "U.S.S. Enterprise"
      And nothing else has changed

  @ruling=faq96-12-stopped-02
  Rule: A stopped card does not beam

    Example: a stopped officer stays aboard
      Given Alice has:
        | card | where                      |
        | Data | aboard "U.S.S. Enterprise" |
        | Worf | aboard "U.S.S. Enterprise" |
      And "Data" is stopped
      When Alice beams "Data" to "Excavation"
      Then that is illegal
      And nothing else has changed

    Example: his unstopped neighbour beams down
      Given Alice has:
        | card | where                      |
        | Data | aboard "U.S.S. Enterprise" |
        | Worf | aboard "U.S.S. Enterprise" |
      And "Data" is stopped
      When Alice beams "Worf" to "Excavation"
      Then "Worf" is now on "Excavation"
      And nothing else has changed

  @ruling=faq96-12-stopped-03
  Rule: A stopped card does not move

    Example: a stopped ship stays where it is
      Given Alice has:
        | card   | where           |
        | Kargan | aboard "Bortas" |
        | Konmel | aboard "Bortas" |
        | Divok  | aboard "Bortas" |
      And "Bortas" is stopped
      When Alice moves "Bortas" to "Excavation"
      Then that is illegal
      And nothing else has changed

    Example: the ship flies when it is not stopped
      Given Alice has:
        | card   | where           |
        | Kargan | aboard "Bortas" |
        | Konmel | aboard "Bortas" |
        | Divok  | aboard "Bortas" |
      When Alice moves "Bortas" to "Excavation"
      Then "Bortas" is now at "Excavation"
      And nothing else has changed

  @ruling=faq96-12-stopped-04
  Rule: A stopped card does not battle

    Example: a stopped warrior begins no battle on the planet
      Given Alice has:
        | card   | where           |
        | Gowron | on "Excavation" |
      And Bob has:
        | card   | where           |
        | Taibak | on "Excavation" |
      And "Gowron" is stopped
      When Alice attacks "Taibak" with "Gowron"
      Then that is illegal
      And nothing else has changed

    Example: the same warrior attacks when he is not stopped
      Given Alice has:
        | card   | where           |
        | Gowron | on "Excavation" |
      And Bob has:
        | card   | where           |
        | Taibak | on "Excavation" |
      When Alice attacks "Taibak" with "Gowron"
      Then "Taibak" is now in Bob's discard pile
      And "Gowron" is now stopped
      And nothing else has changed
