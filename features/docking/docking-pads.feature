Feature: Docking Pads
  Small ships land on them, and take off again.

  Background:
    Given these made-up cards:
      | card          | type      | affiliations | range | staffing |
      | Pilot Damar   | personnel | Cardassian   |       |          |
      | Light Shuttle | ship      | Cardassian   | 8     |          |
    And the spaceline:
      | mission         |
      | Eliminate Virus |

  @ruling=1eD-docking-pads-02
  Rule: A ship without staffing requirements lands at Docking Pads with no other card

    Background:
      Given Alice has:
        | card         | where                 |
        | Nor          | at "Eliminate Virus"  |
        | Docking Pads | in the sites of "Nor" |

    Example: a shuttle does, although nothing else lets it land
      Given Alice has:
        | card          | where                  |
        | Light Shuttle | at "Eliminate Virus"   |
        | Pilot Damar   | aboard "Light Shuttle" |
      When Alice docks "Light Shuttle" at "Docking Pads"
      Then "Light Shuttle" is now docked at "Docking Pads"
      And nothing else has changed

  @ruling=1eD-docking-pads-03
  Rule: A ship without staffing requirements takes off from Docking Pads with no other card

    Example: a shuttle does, although nothing else lets it take off
      Given Alice has:
        | card          | where                    |
        | Nor           | at "Eliminate Virus"     |
        | Docking Pads  | in the sites of "Nor"    |
        | Light Shuttle | docked at "Docking Pads" |
        | Pilot Damar   | aboard "Light Shuttle"   |
      When Alice undocks "Light Shuttle" from "Docking Pads"
      Then "Light Shuttle" is no longer docked at "Docking Pads"
      And nothing else has changed

  @ruling=1eD-docking-pads-04
  Rule: A ship at Docking Pads is docked and landed at the same time

    Background:
      Given these made-up cards:
        | card          | type      | affiliations | skills     | weapons | shields |
        | Captain Krull | personnel | Klingon      | Leadership |         |         |
        | Heavy Raider  | ship      | Klingon      |            | 99      | 99      |

    @part=landed
    Example: a shuttle on the pads has landed, so that Orbital Bombardment reaches it
      Given Alice has:
        | card                | where                 |
        | Heavy Raider        | at "Eliminate Virus"  |
        | Captain Krull       | aboard "Heavy Raider" |
        | Orbital Bombardment | on "Heavy Raider"     |
      And Bob has:
        | card          | where                    |
        | Nor           | at "Eliminate Virus"     |
        | Docking Pads  | in the sites of "Nor"    |
        | Light Shuttle | docked at "Docking Pads" |
      When Alice attacks "Light Shuttle" with "Heavy Raider"
      Then "Light Shuttle" is now in Bob's discard pile
      And "Heavy Raider" and "Captain Krull" are now stopped
      And nothing else has changed

    @part=docked
    Example: it is docked, too, so that a Stellar Flare spares it
      Given the spaceline:
        | mission                     |
        | Prevent Military Escalation |
      And Alice has:
        | card              | where                            |
        | Nor               | at "Prevent Military Escalation" |
        | Docking Pads      | in the sites of "Nor"            |
        | Light Shuttle     | docked at "Docking Pads"         |
        | U.S.S. Enterprise | at "Prevent Military Escalation" |
        | Worf              | aboard "U.S.S. Enterprise"       |
      And Bob has:
        | card          | where                               |
        | Stellar Flare | under "Prevent Military Escalation" |
      When Alice attempts "Prevent Military Escalation"
      Then "Light Shuttle" is still not damaged
      And "Light Shuttle" is still not stopped
      And "U.S.S. Enterprise" is now damaged
      And "U.S.S. Enterprise" and "Worf" are now stopped
      And "Stellar Flare" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-docking-pads-05
  Rule: The rules for landed ships bind a ship at Docking Pads

    Background:
      Given these made-up cards:
        | card          | type      | affiliations | skills     | weapons | shields |
        | Captain Krull | personnel | Klingon      | Leadership |         |         |
        | Heavy Raider  | ship      | Klingon      |            | 99      | 99      |
      And Alice has:
        | card          | where                 |
        | Heavy Raider  | at "Eliminate Virus"  |
        | Captain Krull | aboard "Heavy Raider" |
      And Bob has:
        | card | where                |
        | Nor  | at "Eliminate Virus" |

    Example: like a ship on the planet, it is not fired on
      Given Bob has:
        | card          | where                    |
        | Docking Pads  | in the sites of "Nor"    |
        | Light Shuttle | docked at "Docking Pads" |
      When Alice attacks "Light Shuttle" with "Heavy Raider"
      Then that is illegal
      And nothing else has changed

    Example: one that is docked at Docking Ports is
      Given Bob has:
        | card          | where                     |
        | Docking Ports | in the sites of "Nor"     |
        | Light Shuttle | docked at "Docking Ports" |
      When Alice attacks "Light Shuttle" with "Heavy Raider"
      Then "Light Shuttle" is now in Bob's discard pile
      And "Heavy Raider" and "Captain Krull" are now stopped
      And nothing else has changed
