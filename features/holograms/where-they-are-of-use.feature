Feature: Where holograms are of use in 1996
  On a holodeck, and wherever Holo-Projectors take them: aboard ships and in Away Teams.

  Background:
    Given these made-up cards:
      | card           | type     | affiliations | class   | staffing | range | keywords |
      | Light Cruiser  | ship     | Federation   |         | command  | 8     |          |
      | Holosuite Base | facility | Federation   | outpost |          |       | Holodeck |
    And the spaceline:
      | mission                     |
      | Explore Interstellar Matter |
      | Excavation                  |
      | Plunder Site                |

  @ruling=faq96-367-holographic-red-shirts-03
  Rule: Without a card in play that generates them holograms are of no use

    Background:
      Given Alice has:
        | card          | where                            |
        | Light Cruiser | at "Explore Interstellar Matter" |
        | Paul Rice     | aboard "Light Cruiser"           |

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
        | card              | where                            |
        | U.S.S. Sutherland | at "Explore Interstellar Matter" |
        | Worf              | aboard "U.S.S. Sutherland"       |
        | Runabout          | at "Explore Interstellar Matter" |
        | Calloway          | aboard "Runabout"                |
        | Albert Einstein   | aboard "Runabout"                |
      When Alice attempts "Explore Interstellar Matter" from "Runabout"
      Then "Explore Interstellar Matter" is still not completed
      When Alice beams "Albert Einstein" aboard "U.S.S. Sutherland"
      And Alice attempts "Explore Interstellar Matter" from "U.S.S. Sutherland"
      Then "Explore Interstellar Matter" is now completed
      And Alice now has 25 points
      And "Albert Einstein" is still aboard "U.S.S. Sutherland"
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
        | card              | where                            |
        | U.S.S. Sutherland | at "Explore Interstellar Matter" |
        | Paul Rice [first] | aboard "U.S.S. Sutherland"       |

    Example: two of Paul Rice fly the ship
      Given Alice has:
        | card               | where                      |
        | Paul Rice [second] | aboard "U.S.S. Sutherland" |
      When Alice moves "U.S.S. Sutherland" to "Excavation"
      Then "U.S.S. Sutherland" is now at "Excavation"
      And nothing else has changed

    Example: one of him and Albert Einstein, who cannot fly, do not
      Given Alice has:
        | card            | where                      |
        | Albert Einstein | aboard "U.S.S. Sutherland" |
      When Alice moves "U.S.S. Sutherland" to "Excavation"
      Then that is illegal

  @ruling=faq96-367-lone-holographic-personnel-01
  Rule: With Holo-Projectors holograms beam themselves down, and nobody has to stay aboard for it

    Background:
      Given Alice has:
        | card              | where                      |
        | U.S.S. Sutherland | at "Excavation"            |
        | Albert Einstein   | aboard "U.S.S. Sutherland" |

    Example: Albert Einstein pushes the button himself
      Given Alice has:
        | card            | where        |
        | Holo-Projectors | on the table |
      When Alice beams "Albert Einstein" to "Excavation"
      Then "Albert Einstein" is now on "Excavation"
      And nothing else has changed

    Example: without Holo-Projectors he stays on the holodeck
      When Alice beams "Albert Einstein" to "Excavation"
      Then that is illegal

    Example: nor does he leave it with those of the opponent
      Given Bob has:
        | card            | where        |
        | Holo-Projectors | on the table |
      When Alice beams "Albert Einstein" to "Excavation"
      Then that is illegal

  @ruling=faq96-34-holodecks-01
  Rule: An outpost has no holodeck, unless its card says so

    @frame=differs
    Scenario Outline: Albert Einstein is <generated> in the <outpost>
      Given Alice has:
        | card            | where                            |
        | <outpost>       | at "Explore Interstellar Matter" |
        | Worf            | aboard "<outpost>"               |
        | Albert Einstein | aboard "<outpost>"               |
      When Alice attempts "Explore Interstellar Matter" from "<outpost>"
      Then "Explore Interstellar Matter" is <now> completed

      Examples:
        | outpost            | generated     | now       |
        | Federation Outpost | not generated | still not |
        | Holosuite Base     | generated     | now       |

  @ruling=faq96-34-holodecks-02
  Rule: A hologram attempts no space mission from an outpost

    Background:
      Given Alice has:
        | card               | where                            |
        | Federation Outpost | at "Explore Interstellar Matter" |
        | U.S.S. Sutherland  | at "Explore Interstellar Matter" |

    Example: Albert Einstein is of no use in the outpost
      Given Alice has:
        | card            | where                       |
        | Albert Einstein | aboard "Federation Outpost" |
      When Alice attempts "Explore Interstellar Matter" from "Federation Outpost"
      Then that is illegal

    Example: the ship beside it has a holodeck
      Given Alice has:
        | card            | where                      |
        | Albert Einstein | aboard "U.S.S. Sutherland" |
      When Alice attempts "Explore Interstellar Matter" from "U.S.S. Sutherland"
      Then "Explore Interstellar Matter" is now completed
      And Alice now has 25 points
      And nothing else has changed

  @ruling=faq96-367-holo-projection-from-an-outpost-01
  Rule: Holo-Projectors do not work in an outpost, which is no ship

    Background:
      Given Alice has:
        | card               | where                            |
        | Federation Outpost | at "Explore Interstellar Matter" |
        | Runabout           | at "Explore Interstellar Matter" |
        | Holo-Projectors    | on the table                     |

    Example: from the outpost Albert Einstein attempts nothing
      Given Alice has:
        | card            | where                       |
        | Albert Einstein | aboard "Federation Outpost" |
      When Alice attempts "Explore Interstellar Matter" from "Federation Outpost"
      Then that is illegal

    Example: aboard a ship they work
      Given Alice has:
        | card            | where             |
        | Albert Einstein | aboard "Runabout" |
      When Alice attempts "Explore Interstellar Matter" from "Runabout"
      Then "Explore Interstellar Matter" is now completed
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
