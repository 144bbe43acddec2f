@1e-glossary @1e-2014
Feature: Docking Pads
  Small ships land on them, and take off again.

  Background:
    Given these made-up cards:
      | card          | type      | affiliations | range | staffing |
      | Pilot Damar   | personnel | Cardassian   |       |          |
      | Light Shuttle | ship      | Cardassian   | 8     |          |
    And the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eD-docking-pads-02
  Rule: A ship without staffing requirements lands at Docking Pads with no other card

    Background:
      Given Alice has:
        | card          | where                  |
        | Nor           | at "Excavation"        |
        | Docking Pads  | in the sites of "Nor"  |

    Example: a shuttle does, although nothing else lets it land
      Given Alice has:
        | card          | where                  |
        | Light Shuttle | at "Excavation"        |
        | Pilot Damar   | aboard "Light Shuttle" |
      When Alice docks "Light Shuttle" at "Docking Pads"
      Then "Light Shuttle" is now docked at "Docking Pads"
      And nothing else has changed

  @ruling=1eD-docking-pads-03
  Rule: A ship without staffing requirements takes off from Docking Pads with no other card

    Example: a shuttle does, although nothing else lets it take off
      Given Alice has:
        | card          | where                    |
        | Nor           | at "Excavation"          |
        | Docking Pads  | in the sites of "Nor"    |
        | Light Shuttle | docked at "Docking Pads" |
        | Pilot Damar   | aboard "Light Shuttle"   |
      When Alice undocks "Light Shuttle" from "Docking Pads"
      Then "Light Shuttle" is no longer docked at "Docking Pads"
      And nothing else has changed
