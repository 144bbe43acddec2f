Feature: The location that corresponds to a time location
  It has the same name, in the same quadrant.

  @ruling=cr14-corresponding-01
  Rule: A mission corresponds by the name in its lore, a doorway by its title

    @part=mission
    Example: Khitomer Research is where Camp Khitomer was
      Then "Khitomer Research" is the location that corresponds to "Camp Khitomer"
      And "Excavation" is not the location that corresponds to "Camp Khitomer"
      And "Excavation" is not the location that corresponds to "Halkan Council"

    @part=doorway
    Example: the Bajoran Wormhole is where The Celestial Temple is
      Then "Bajoran Wormhole" is the location that corresponds to "The Celestial Temple"
      And "Khitomer Research" is not the location that corresponds to "The Celestial Temple"

  @ruling=cr14-corresponding-02
  Rule: A location of that name in another quadrant does not correspond

    Scenario Outline: from The Celestial Temple a ship travels to <the> of the Bajoran Wormhole: <verdict>
      Given these locations:
        | location                 | quadrant |
        | Excavation               | Alpha    |
        | Bajoran Wormhole [alpha] | Alpha    |
        | Access Relay Station     | Gamma    |
        | Bajoran Wormhole [gamma] | Gamma    |
        | The Celestial Temple     | Time     |
      And Alice has:
        | card            | where                     |
        | Temporal Vortex | on "The Celestial Temple" |
        | Runabout        | at "The Celestial Temple" |
        | Calloway        | aboard "Runabout"         |
      When Alice moves "Runabout" to "Bajoran Wormhole" [<end>] with "Temporal Vortex"
      Then that is <verdict>

      Examples:
        | the           | end   | verdict |
        | the gamma end | gamma | illegal |
        | the alpha end | alpha | legal   |

  @ruling=cr14-corresponding-03
  Rule: Agricultural Assessment corresponds to Sherman's Peak

    Example: both are at Sherman's Planet
      Then "Agricultural Assessment" is the location that corresponds to "Sherman's Peak"
      And "Khitomer Research" is not the location that corresponds to "Sherman's Peak"

  @ruling=cr14-corresponding-04
  Rule: The Bajoran Wormhole of the Alpha Quadrant corresponds to The Celestial Temple

    Scenario Outline: a ship at the <end> end travels to The Celestial Temple: <verdict>
      Given these locations:
        | location                 | quadrant |
        | Excavation               | Alpha    |
        | Bajoran Wormhole [alpha] | Alpha    |
        | Access Relay Station     | Gamma    |
        | Bajoran Wormhole [gamma] | Gamma    |
        | The Celestial Temple     | Time     |
      And Alice has:
        | card            | where                         |
        | Temporal Vortex | on "The Celestial Temple"     |
        | Runabout        | at "Bajoran Wormhole" [<end>] |
        | Calloway        | aboard "Runabout"             |
      When Alice moves "Runabout" to "The Celestial Temple" with "Temporal Vortex"
      Then that is <verdict>

      Examples:
        | end   | verdict |
        | alpha | legal   |
        | gamma | illegal |
