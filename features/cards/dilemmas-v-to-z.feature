Feature: Dilemmas as printed, V to Z
  What single dilemmas ask for and do, where no document says more of them.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=custom-cards-292
  Rule: Vole Infestation needs a hand weapon, an ANIMAL or a Guard Drone, and leaves an empty ship at your outpost

    @frame=differs
    Scenario Outline: with <case> aboard it is <where>
      Given these made-up cards:
        | card  | type      | affiliations | classification | keywords    |
        | Hound | personnel | Federation   | ANIMAL         |             |
        | Clerk | personnel | Federation   | CIVILIAN       |             |
        | Sword | equipment |              |                | hand weapon |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Worf     | aboard "Runabout"          |
        | <who>    | aboard "Runabout"          |
      And Bob has:
        | card             | where                         |
        | Vole Infestation | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Vole Infestation" is now <where>
      And the RANGE of "Runabout" is <range>
      And the WEAPONS of "Runabout" are <weapons>
      And the SHIELDS of "Runabout" are <weapons>

      Examples: What keeps voles away, and what does not
        | case          | who   | where                 | range | weapons |
        | a hand weapon | Sword | in Bob's discard pile | 7     | 5       |
        | an ANIMAL     | Hound | in Bob's discard pile | 7     | 5       |
        | a civilian    | Clerk | on "Runabout"         | 5     | 3       |

    @frame=differs
    Scenario Outline: the turn ends with <case>, and the voles are <where>
      Given these made-up cards:
        | card  | type      | affiliations | class   |
        | Clerk | personnel | Federation   |         |
        | Dock  | facility  | Federation   | station |
      And Alice has:
        | card               | where          |
        | Federation Outpost | at "<outpost>" |
        | Dock               | at "<dock>"    |
        | Runabout           | <ship>         |
        | Clerk              | <clerk>        |
      And Bob has:
        | card             | where           |
        | Romulan Outpost  | at "Excavation" |
        | Vole Infestation | on "Runabout"   |
      When Alice ends the turn
      Then "Vole Infestation" is <where>
      And the RANGE of "Runabout" is <range>

      Examples: Empty at the outpost, and not
        | case                          | outpost               | dock       | ship                           | clerk                       | where                     | range |
        | the ship empty at the outpost | Explore Black Cluster | Excavation | docked at "Federation Outpost" | aboard "Federation Outpost" | now in Bob's discard pile | 7     |
        | somebody aboard               | Explore Black Cluster | Excavation | docked at "Federation Outpost" | aboard "Runabout"           | still on "Runabout"       | 5     |
        | the ship empty at a station   | Explore Black Cluster | Excavation | docked at "Dock"               | aboard "Dock"               | still on "Runabout"       | 5     |

  @ruling=custom-cards-302
  Rule: Zaldan kills two with Diplomacy, unless somebody or something keeps him quiet

    @frame=differs
    Scenario Outline: <case> there, and the envoy <dead> killed
      Given these made-up cards:
        | card   | type      | affiliations | skills               | keywords  |
        | Envoy  | personnel | Federation   | Diplomacy, Treachery |           |
        | Scribe | personnel | Federation   | <skills>             |           |
        | Zapper | equipment |              |                      | disruptor |
      And Alice has:
        | card  | where           |
        | Envoy | on "Excavation" |
        | <who> | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Zaldan | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Envoy" <dead> killed

      Examples: What keeps him quiet, and less
        | case              | who            | skills     | dead         |
        | 2 Treachery are   | Scribe         | Treachery  | has not been |
        | Treachery is      | Scribe         |            | has been     |
        | a disruptor is    | Zapper         |            | has not been |
        | Wesley Crusher is | Wesley Crusher |            | has not been |
        | Exobiology is     | Scribe         | Exobiology | has not been |

    @frame=many
    Example: of three envoys chance takes two, and nobody else
      Given these made-up cards:
        | card  | type      | affiliations | skills    |
        | Envoy | personnel | Federation   | Diplomacy |
        | Clerk | personnel | Federation   |           |
      And Alice has:
        | card           | where           |
        | Envoy [first]  | on "Excavation" |
        | Envoy [second] | on "Excavation" |
        | Envoy [third]  | on "Excavation" |
        | Clerk          | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Zaldan | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Envoy" [first] and "Envoy" [third] from "Envoy" [first], "Envoy" [second] and "Envoy" [third]
      Then "Envoy" [first] and "Envoy" [third] have been killed
      And "Envoy" [second] and "Clerk" have not been killed

    @1e-glossary @1e-2014 @frame=many
    Example: without an envoy there is nobody for him
      Given these made-up cards:
        | card  | type      | affiliations |
        | Clerk | personnel | Federation   |
      And Alice has:
        | card  | where           |
        | Clerk | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Zaldan | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Zaldan" is now in Bob's discard pile
      And "Clerk" is still not stopped
