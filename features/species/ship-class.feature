Feature: Ships and their classes
  Cards that ask for a class look at the box below the image of the ship.

  @ruling=1eS-ship-01
  Rule: Ship is a type of card

    Scenario Outline: <card> is a ship, and neither an outpost nor the Borg Ship is
      Then "<card>" has the feature ship
      And "<card>" does not have the feature facility
      And "Federation Outpost" does not have the feature ship
      And "Borg Ship" does not have the feature ship

      Examples:
        | card     |
        | Runabout |
        | D'Kora Marauder |

  @ruling=1eS-ship-class-01
  Rule: The class of a ship is what its class box says

    Example: the box of the Haakona says D'deridex, and that of the Bajoran Scout Vessel no more than Scout
      Then "Haakona" is of the class D'deridex
      And "Bajoran Scout Vessel" is of the class Scout
      And "Bajoran Scout Vessel" is not of the class Bajoran Scout Vessel

    Scenario Outline: For Old Warbirds with <ship> in command is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card             | where           |
        | <ship>           | at "Excavation" |
        | For Old Warbirds | in hand         |
      When Alice plays "For Old Warbirds"
      Then that is <verdict>

      Examples:
        | ship      | verdict |
        | D'deridex | legal   |
        | Runabout  | illegal |

    Example: the Hood is of the class Excelsior, and the Devoras of the class D'deridex
      Then "U.S.S. Hood" is of the class Excelsior
      And "U.S.S. Hood" is not of the class Hood
      And "Devoras" is of the class D'deridex
      And "U.S.S. Hood" is not of the class D'deridex

  @ruling=1eS-ship-class-02
  Rule: "Unknown class" is no class

    Scenario Outline: <ship> is of no class
      Then "<ship>" is not of the class Unknown
      And "D'deridex" is of the class D'deridex

      Examples:
        | ship           |
        | Mercenary Ship |
        | Husnock Ship   |

  @ruling=1eD-dderidex-advanced-01
  Rule: D'deridex Advanced counts as a ship of the D'deridex class

    Example: its class box says that it is a modified one
      Then "D'deridex Advanced" is of the class D'deridex
      And "D'deridex Advanced" is not of the class Scout
      And "Runabout" is not of the class D'deridex

  @ruling=1eD-dderidex-advanced-02
  Rule: Romulan Ambush can be played by D'deridex Advanced

    @frame=many
    Example: one of the crew of its prey is captured, and the others die with their ship
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where           |
        | D'deridex Advanced | at "Excavation" |
        | Romulan Ambush     | in hand         |
      And Bob has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |
        | Taitt    | aboard "Runabout" |
      When Alice plays "Romulan Ambush" on "Runabout"
      And Alice chooses "Taitt" from "Calloway" and "Taitt"
      Then "Taitt" is now captive
      And "Runabout" and "Calloway" are now in Bob's discard pile

  @ruling=1eD-dderidex-advanced-03
  Rule: A card that excludes D'deridex Advanced does not take it for a ship of the class

    Scenario Outline: For Old Warbirds, which excludes it, with <ship> alone is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card             | where           |
        | <ship>           | at "Excavation" |
        | For Old Warbirds | in hand         |
      When Alice plays "For Old Warbirds"
      Then that is <verdict>

      Examples:
        | ship               | verdict |
        | D'deridex Advanced | illegal |
        | D'deridex          | legal   |
