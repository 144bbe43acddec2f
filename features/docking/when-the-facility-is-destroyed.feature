Feature: Docked ships when their facility is destroyed
  What is docked is not aboard.

  Background:
    Given the spaceline:
      | mission         |
      | Eliminate Virus |

  @ruling=1eD-docking-07
  Rule: Ships docked at a facility outlive it

    Background:
      Given these made-up cards:
        | card         | type | affiliations | range | weapons | shields |
        | Heavy Raider | ship | Klingon      | 8     | 99      | 99      |
      And Alice has:
        | card         | where                 |
        | Heavy Raider | at "Eliminate Virus"  |
        | Klag         | aboard "Heavy Raider" |

    @question=rotation-damage-to-a-facility
    Example: the outpost is gone with all aboard, and the Runabout is where it was
      Given Bob has:
        | card               | where                          |
        | Federation Outpost | at "Eliminate Virus"           |
        | Calloway           | aboard "Federation Outpost"    |
        | Runabout           | docked at "Federation Outpost" |
        | Alyssa Ogawa       | aboard "Runabout"              |
      When Alice attacks "Federation Outpost" with "Heavy Raider"
      Then "Federation Outpost" and "Calloway" are now in Bob's discard pile
      And "Runabout" is still at "Eliminate Virus"
      And "Runabout" is no longer docked at "Federation Outpost"
      And "Runabout" is still not damaged
      And "Alyssa Ogawa" is still aboard "Runabout"
      And "Heavy Raider" and "Klag" are now stopped
      And nothing else has changed

    @reading=rotation-damage-to-a-facility/not-at-all @frame=many
    Example: the outpost stays where it is not damaged, and so does the Runabout
      Given Bob has:
        | card               | where                          |
        | Federation Outpost | at "Eliminate Virus"           |
        | Calloway           | aboard "Federation Outpost"    |
        | Runabout           | docked at "Federation Outpost" |
        | Alyssa Ogawa       | aboard "Runabout"              |
      When Alice attacks "Federation Outpost" with "Heavy Raider"
      Then "Runabout" is still docked at "Federation Outpost"
      And "Heavy Raider" is now stopped

  @ruling=1eD-docking-08
  Rule: A ship that has landed on Docking Pads does not outlive them

    Background:
      Given these made-up cards:
        | card          | type | affiliations | range | weapons | shields |
        | Heavy Raider  | ship | Klingon      | 8     | 99      | 99      |
        | Light Shuttle | ship | Cardassian   | 8     | 1       | 1       |
        | Small Shuttle | ship | Cardassian   | 8     | 1       | 1       |

    @question=ship-docked-at-docking-pads @question=rotation-damage-to-a-facility
    Example: the shuttle on the pads is gone with the station, and the one at the Docking Ports is not
      Given Bob has:
        | card          | where                     |
        | Nor           | at "Eliminate Virus"      |
        | Docking Pads  | in the sites of "Nor"     |
        | Docking Ports | in the sites of "Nor"     |
        | Light Shuttle | docked at "Docking Pads"  |
        | Small Shuttle | docked at "Docking Ports" |
      And Alice has:
        | card         | where                 |
        | Heavy Raider | at "Eliminate Virus"  |
        | Klag         | aboard "Heavy Raider" |
      When Alice attacks "Nor" with "Heavy Raider"
      Then "Nor", "Docking Pads" and "Docking Ports" are now in Bob's discard pile
      And "Light Shuttle" is now in Bob's discard pile
      And "Small Shuttle" is still at "Eliminate Virus"
      And "Small Shuttle" is no longer docked at "Docking Ports"
      And "Heavy Raider" and "Klag" are now stopped
      And nothing else has changed

    @reading=rotation-damage-to-a-facility/not-at-all @frame=many
    Example: both stay where the station is not damaged
      Given Bob has:
        | card          | where                     |
        | Nor           | at "Eliminate Virus"      |
        | Docking Pads  | in the sites of "Nor"     |
        | Docking Ports | in the sites of "Nor"     |
        | Light Shuttle | docked at "Docking Pads"  |
        | Small Shuttle | docked at "Docking Ports" |
      And Alice has:
        | card         | where                 |
        | Heavy Raider | at "Eliminate Virus"  |
        | Klag         | aboard "Heavy Raider" |
      When Alice attacks "Nor" with "Heavy Raider"
      Then "Light Shuttle" is still docked at "Docking Pads"
      And "Small Shuttle" is still docked at "Docking Ports"
      And "Heavy Raider" is now stopped

    @reading=ship-docked-at-docking-pads/safe
    Example: both are where the station was
      Given Bob has:
        | card          | where                     |
        | Nor           | at "Eliminate Virus"      |
        | Docking Pads  | in the sites of "Nor"     |
        | Docking Ports | in the sites of "Nor"     |
        | Light Shuttle | docked at "Docking Pads"  |
        | Small Shuttle | docked at "Docking Ports" |
      And Alice has:
        | card         | where                 |
        | Heavy Raider | at "Eliminate Virus"  |
        | Klag         | aboard "Heavy Raider" |
      When Alice attacks "Nor" with "Heavy Raider"
      Then "Nor", "Docking Pads" and "Docking Ports" are now in Bob's discard pile
      And "Light Shuttle" and "Small Shuttle" are still at "Eliminate Virus"
      And "Light Shuttle" is no longer docked at "Docking Pads"
      And "Small Shuttle" is no longer docked at "Docking Ports"
      And "Heavy Raider" and "Klag" are now stopped
      And nothing else has changed
