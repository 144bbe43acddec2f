Feature: Docking Pads when their Nor is destroyed
  A ship on the pads is aboard the station.

  @ruling=1eD-docking-pads-06
  Rule: A ship at Docking Pads is destroyed and discarded with the Nor

    Background:
      Given the spaceline:
        | mission         |
        | Eliminate Virus |

    @question=ship-docked-at-docking-pads @question=rotation-damage-to-a-facility
    Example: the shuttle on the pads goes, and the one beside the station stays
      Given these made-up cards:
        | card           | type      | affiliations | skills     | range | weapons | shields |
        | Captain Krull  | personnel | Klingon      | Leadership |       |         |         |
        | Heavy Raider   | ship      | Klingon      |            | 8     | 99      | 99      |
        | Light Shuttle  | ship      | Cardassian   |            | 8     | 1       | 1       |
        | Shuttle Beside | ship      | Cardassian   |            | 8     | 1       | 1       |
      And Bob has:
        | card           | where                    |
        | Nor            | at "Eliminate Virus"     |
        | Docking Pads   | in the sites of "Nor"    |
        | Light Shuttle  | docked at "Docking Pads" |
        | Shuttle Beside | at "Eliminate Virus"     |
      And Alice has:
        | card          | where                 |
        | Heavy Raider  | at "Eliminate Virus"  |
        | Captain Krull | aboard "Heavy Raider" |
      When Alice attacks "Nor" with "Heavy Raider"
      Then "Nor" and "Docking Pads" are now in Bob's discard pile
      And "Light Shuttle" is now in Bob's discard pile
      And "Shuttle Beside" is still at "Eliminate Virus"
      And "Heavy Raider" and "Captain Krull" are now stopped
      And nothing else has changed

    @reading=rotation-damage-to-a-facility/not-at-all @frame=many
    Example: no shuttle goes where a station is not damaged
      Given these made-up cards:
        | card           | type      | affiliations | skills     | range | weapons | shields |
        | Captain Krull  | personnel | Klingon      | Leadership |       |         |         |
        | Heavy Raider   | ship      | Klingon      |            | 8     | 99      | 99      |
        | Light Shuttle  | ship      | Cardassian   |            | 8     | 1       | 1       |
        | Shuttle Beside | ship      | Cardassian   |            | 8     | 1       | 1       |
      And Bob has:
        | card           | where                    |
        | Nor            | at "Eliminate Virus"     |
        | Docking Pads   | in the sites of "Nor"    |
        | Light Shuttle  | docked at "Docking Pads" |
        | Shuttle Beside | at "Eliminate Virus"     |
      And Alice has:
        | card          | where                 |
        | Heavy Raider  | at "Eliminate Virus"  |
        | Captain Krull | aboard "Heavy Raider" |
      When Alice attacks "Nor" with "Heavy Raider"
      Then "Light Shuttle" is still docked at "Docking Pads"
      And "Heavy Raider" is now stopped

    @reading=ship-docked-at-docking-pads/safe
    Example: the shuttle on the pads stays where the station was
      Given these made-up cards:
        | card           | type      | affiliations | skills     | range | weapons | shields |
        | Captain Krull  | personnel | Klingon      | Leadership |       |         |         |
        | Heavy Raider   | ship      | Klingon      |            | 8     | 99      | 99      |
        | Light Shuttle  | ship      | Cardassian   |            | 8     | 1       | 1       |
        | Shuttle Beside | ship      | Cardassian   |            | 8     | 1       | 1       |
      And Bob has:
        | card           | where                    |
        | Nor            | at "Eliminate Virus"     |
        | Docking Pads   | in the sites of "Nor"    |
        | Light Shuttle  | docked at "Docking Pads" |
        | Shuttle Beside | at "Eliminate Virus"     |
      And Alice has:
        | card          | where                 |
        | Heavy Raider  | at "Eliminate Virus"  |
        | Captain Krull | aboard "Heavy Raider" |
      When Alice attacks "Nor" with "Heavy Raider"
      Then "Nor" and "Docking Pads" are now in Bob's discard pile
      And "Light Shuttle" and "Shuttle Beside" are still at "Eliminate Virus"
      And "Light Shuttle" is no longer docked at "Docking Pads"
      And "Heavy Raider" and "Captain Krull" are now stopped
      And nothing else has changed
