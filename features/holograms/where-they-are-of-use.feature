Feature: Where holograms are of use in 1996
  On a holodeck, and wherever Holo-Projectors take them: aboard ships and in Away Teams.

  Background:
    Given these made-up cards:
      | card          | type    | kind  | span | points | attempted by | requires              | affiliations | staffing | range |
      | Dust Cloud    | mission | space | 3    | 25     | any          | SCIENCE, Astrophysics |              |          |       |
      | Light Cruiser | ship    |       |      |        |              |                       | Federation   | command  | 8     |
    And the spaceline:
      | mission      |
      | Dust Cloud   |
      | Excavation   |
      | Plunder Site |

  @ruling=faq96-367-holographic-red-shirts-03
  Rule: Without a card in play that generates them holograms are of no use

    Background:
      Given these made-up cards:
        | card         | type      | affiliations | classification | icons             |
        | Deck Officer | personnel | Federation   | OFFICER        | command, hologram |
      And Alice has:
        | card          | where                  |
        | Light Cruiser | at "Dust Cloud"        |
        | Deck Officer  | aboard "Light Cruiser" |

    @part=projectors
    Example: a hologram flies no ship that has no holodeck
      When Alice moves "Light Cruiser" to "Excavation"
      Then that is illegal

    @part=projectors
    Example: with Holo-Projectors it flies any ship of Alice's
      Given Alice has:
        | card            | where        |
        | Holo-Projectors | on the table |
      When Alice moves "Light Cruiser" to "Excavation"
      Then "Light Cruiser" is now at "Excavation"
      And nothing else has changed

    @part=projectors
    Example: Holo-Projectors of Bob's are of no use to her
      Given Bob has:
        | card            | where        |
        | Holo-Projectors | on the table |
      When Alice moves "Light Cruiser" to "Excavation"
      Then that is illegal

    @part=holodeck
    Example: what Albert Einstein knows of the stars is of no use aboard a Runabout, and on a holodeck it is
      Given Alice has:
        | card            | where                  |
        | U.S.S. Nebula   | at "Dust Cloud"        |
        | Worf            | aboard "U.S.S. Nebula" |
        | Runabout        | at "Dust Cloud"        |
        | Calloway        | aboard "Runabout"      |
        | Albert Einstein | aboard "Runabout"      |
      When Alice attempts "Dust Cloud" from "Runabout"
      Then "Dust Cloud" is still not completed
      When Alice beams "Albert Einstein" aboard "U.S.S. Nebula"
      And Alice attempts "Dust Cloud" from "U.S.S. Nebula"
      Then "Dust Cloud" is now completed
      And Alice now has 25 points
      And "Albert Einstein" is still aboard "U.S.S. Nebula"
      And nothing else has changed

    @part=projectors
    Scenario Outline: Fek'lhr <fights> where he is <projected>
      Given Alice has:
        | card            | where           |
        | Holo-Projectors | <where>         |
        | Fek'lhr         | on "Excavation" |
      And Bob has:
        | card | where           |
        | Worf | on "Excavation" |
      When Alice attacks "Worf" with "Fek'lhr"
      Then that is <verdict>

      Examples:
        | fights         | projected     | where        | verdict |
        | fights         | projected     | on the table | legal   |
        | does not fight | not projected | in hand      | illegal |

    @part=projectors
    Example: the STRENGTH of Fek'lhr impresses nobody where nothing projects him
      Given Alice has:
        | card    | where             |
        | Fek'lhr | on "Plunder Site" |
        | Kurn    | on "Plunder Site" |
        | Gowron  | on "Plunder Site" |
        | Klag    | on "Plunder Site" |
        | Nu'Daq  | on "Plunder Site" |
      And Bob has:
        | card     | where                |
        | Chalnoth | under "Plunder Site" |
      When Alice attempts "Plunder Site"
      And Bob chooses "Kurn"
      Then "Kurn" has been killed

  @ruling=faq96-367-holographic-staff-01
  Rule: Holograms alone staff a ship whose staffing requirements they meet

    Background:
      Given Alice has:
        | card          | where           |
        | U.S.S. Nebula | at "Dust Cloud" |

    Example: two of Paul Rice fly the ship
      Given Alice has:
        | card               | where                  |
        | Paul Rice [first]  | aboard "U.S.S. Nebula" |
        | Paul Rice [second] | aboard "U.S.S. Nebula" |
      When Alice moves "U.S.S. Nebula" to "Excavation"
      Then "U.S.S. Nebula" is now at "Excavation"
      And nothing else has changed

    Example: one of him and Albert Einstein, who cannot fly, do not
      Given Alice has:
        | card              | where                  |
        | Paul Rice [first] | aboard "U.S.S. Nebula" |
        | Albert Einstein   | aboard "U.S.S. Nebula" |
      When Alice moves "U.S.S. Nebula" to "Excavation"
      Then that is illegal

    Scenario Outline: a captain and <whom>, both of light, <fly> the ship
      Given these made-up cards:
        | card            | type      | affiliations | classification | icons             |
        | Captain of Old  | personnel | Federation   | OFFICER        | command, hologram |
        | a Helmsman      | personnel | Federation   | OFFICER        | staff, hologram   |
        | a Lounge Singer | personnel | Federation   | CIVILIAN       | hologram          |
      And Alice has:
        | card           | where                  |
        | Captain of Old | aboard "U.S.S. Nebula" |
        | <whom>         | aboard "U.S.S. Nebula" |
      When Alice moves "U.S.S. Nebula" to "Excavation"
      Then that is <verdict>

      Examples: On a holodeck, with staffing icons and without
        | whom            | fly        | verdict |
        | a Helmsman      | fly        | legal   |
        | a Lounge Singer | do not fly | illegal |

  @ruling=faq96-367-lone-holographic-personnel-01
  Rule: With Holo-Projectors holograms beam themselves down, and nobody has to stay aboard for it

    Background:
      Given these made-up cards:
        | card         | type      | affiliations | classification | icons    |
        | Stage Player | personnel | Federation   | CIVILIAN       | hologram |
      And Alice has:
        | card          | where           |
        | U.S.S. Nebula | at "Excavation" |

    Example: Albert Einstein pushes the button himself
      Given Alice has:
        | card            | where                  |
        | Albert Einstein | aboard "U.S.S. Nebula" |
        | Holo-Projectors | on the table           |
      When Alice beams "Albert Einstein" to "Excavation"
      Then "Albert Einstein" is now on "Excavation"
      And nothing else has changed

    Example: without Holo-Projectors he stays on the holodeck
      Given Alice has:
        | card         | where                  |
        | Stage Player | aboard "U.S.S. Nebula" |
      When Alice beams "Stage Player" to "Excavation"
      Then that is illegal

    Example: nor does he leave it with those of the opponent
      Given Alice has:
        | card         | where                  |
        | Stage Player | aboard "U.S.S. Nebula" |
      And Bob has:
        | card            | where        |
        | Holo-Projectors | on the table |
      When Alice beams "Stage Player" to "Excavation"
      Then that is illegal

  @ruling=faq96-34-holodecks-01
  Rule: An outpost has no holodeck, unless its card says so

    @frame=differs
    Scenario Outline: Albert Einstein is <generated> in the <outpost>
      Given these made-up cards:
        | card           | type     | affiliations | class   | keywords |
        | Holosuite Base | facility | Federation   | outpost | Holodeck |
      And Alice has:
        | card            | where              |
        | <outpost>       | at "Dust Cloud"    |
        | Worf            | aboard "<outpost>" |
        | Albert Einstein | aboard "<outpost>" |
      When Alice attempts "Dust Cloud" from "<outpost>"
      Then "Dust Cloud" is <now> completed

      Examples:
        | outpost            | generated     | now       |
        | Federation Outpost | not generated | still not |
        | Holosuite Base     | generated     | now       |

  @ruling=faq96-34-holodecks-02
  Rule: A hologram attempts no space mission from an outpost

    Background:
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Dust Cloud" |
        | U.S.S. Nebula      | at "Dust Cloud" |

    Example: Albert Einstein is of no use in the outpost
      Given Alice has:
        | card            | where                       |
        | Albert Einstein | aboard "Federation Outpost" |
      When Alice attempts "Dust Cloud" from "Federation Outpost"
      Then that is illegal

    Example: the ship beside it has a holodeck
      Given these made-up cards:
        | card         | type      | affiliations | classification | skills       | icons    |
        | Star Scholar | personnel | Federation   | SCIENCE        | Astrophysics | hologram |
      And Alice has:
        | card         | where                  |
        | Star Scholar | aboard "U.S.S. Nebula" |
      When Alice attempts "Dust Cloud" from "U.S.S. Nebula"
      Then "Dust Cloud" is now completed
      And Alice now has 25 points
      And nothing else has changed

  @ruling=faq96-367-holo-projection-from-an-outpost-01
  Rule: Holo-Projectors do not work in an outpost, which is no ship

    Background:
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Dust Cloud" |
        | Runabout           | at "Dust Cloud" |
        | Holo-Projectors    | on the table    |

    Example: from the outpost Albert Einstein attempts nothing
      Given Alice has:
        | card            | where                       |
        | Albert Einstein | aboard "Federation Outpost" |
      When Alice attempts "Dust Cloud" from "Federation Outpost"
      Then that is illegal

    Example: aboard a ship they work
      Given Alice has:
        | card            | where             |
        | Albert Einstein | aboard "Runabout" |
      When Alice attempts "Dust Cloud" from "Runabout"
      Then "Dust Cloud" is now completed
      And Alice now has 25 points
      And nothing else has changed

  @ruling=faq96-367-holo-projection-from-an-outpost-02
  Rule: From an outpost they project a hologram onto the planet

    Example: no ship is there, and Albert Einstein leads the digging
      Given Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Holo-Projectors    | on the table                |
        | Albert Einstein    | aboard "Federation Outpost" |
        | Sir Isaac Newton   | aboard "Federation Outpost" |
        | Data               | aboard "Federation Outpost" |
      When Alice beams "Albert Einstein", "Sir Isaac Newton" and "Data" to "Excavation"
      And Alice attempts "Excavation"
      Then "Excavation" is now completed
      And Alice now has 25 points
      And "Albert Einstein", "Sir Isaac Newton" and "Data" are still on "Excavation"
      And nothing else has changed
