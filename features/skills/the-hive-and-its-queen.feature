Feature: What the hive shares besides what is printed
  Skills that were selected, and those of the assimilated; and what is no sharing.

  Background:
    Given the spaceline:
      | mission      |
      | Excavation   |
      | Avert Danger |

  @ruling=1eS-skill-sharing-02
  Rule: What lets one personnel add skills of another one shares nothing

    @part=vulcan-mindmeld
    Example: Sarek has what Riva has, and Riva no more than before
      Given Alice has:
        | card            | where           |
        | Vulcan Mindmeld | in hand         |
        | Sarek           | on "Excavation" |
        | Riva            | on "Excavation" |
      When Alice plays "Vulcan Mindmeld" on "Sarek"
      Then the skills box of "Sarek" is Diplomacy x5, Mindmeld
      And the skills box of "Riva" is Diplomacy x2
      And "Vulcan Mindmeld" is now in Alice's discard pile
      And nothing else has changed

    @part=classic-communicator
    Example: Lt. D'Amato hears music from Mr. Spock, who learns nothing of stones
      Given Alice has:
        | card                 | where           |
        | Classic Communicator | on "Excavation" |
        | Lt. D'Amato          | on "Excavation" |
        | Mr. Spock            | on "Excavation" |
      When Alice uses "Classic Communicator"
      And Alice chooses "Lt. D'Amato"
      And Alice chooses Music
      Then the skills box of "Lt. D'Amato" is Geology x2, Archaeology, Music
      And the skills box of "Mr. Spock" is SCIENCE, Computer Skill, Exobiology, Music, OFFICER, Mindmeld x2, special skill, special skill
      And nothing else has changed

  @ruling=1eS-skill-sharing-03
  Rule: Every regular skill is shared, that which the Borg Queen has selected as well

    Example: the Queen knows what others feel, and so does the drone
      Given the spaceline:
        | mission     |
        | Ambush Ship |
      And Alice has:
        | card            | where                 |
        | Borg Outpost    | at "Ambush Ship"      |
        | Interlink Drone | aboard "Borg Outpost" |
        | Tactical Drone  | aboard "Borg Outpost" |
        | Borg Queen      | in hand               |
      When Alice reports "Borg Queen" to "Borg Outpost"
      And Alice chooses Empathy
      Then the skills of "Tactical Drone" are SECURITY, Empathy
      And the skills of "Borg Queen" are SECURITY, Empathy
      And "Borg Queen" is still aboard "Borg Outpost"
      And nothing else has changed

  @ruling=1eS-skill-sharing-04
  Rule: The classification of an assimilated personnel, which has become a skill, is shared, too

    Example: the drone is as good an officer as Gibson was
      Given Alice has:
        | card            | where              | state       |
        | Borg Cube       | at "Excavation"    |             |
        | Interlink Drone | aboard "Borg Cube" |             |
        | Gibson          | aboard "Borg Cube" | assimilated |
      Then the skills of "Interlink Drone" are OFFICER, Navigation x2

  @ruling=1eS-skill-sharing-05
  Rule: Nobody declines to share

    Example: nobody is asked, and even the Queen is a mere chief of security beside a Tactical Drone
      Given the spaceline:
        | mission     |
        | Ambush Ship |
      And Alice has:
        | card            | where                 |
        | Borg Outpost    | at "Ambush Ship"      |
        | Interlink Drone | aboard "Borg Outpost" |
        | Tactical Drone  | aboard "Borg Outpost" |
        | Borg Queen      | in hand               |
      When Alice reports "Borg Queen" to "Borg Outpost"
      And Alice chooses Navigation
      Then the skills of "Borg Queen" are SECURITY, Navigation
      And the skills of "Interlink Drone" are SECURITY, Navigation
      And "Borg Queen" is still aboard "Borg Outpost"
      And nothing else has changed

  Rule: Seven Borg on a planet and above it, one of whom dies

    Background:
      Given the spaceline:
        | mission            |
        | Acquire Technology |
      And Alice has:
        | card             | where                   | state       |
        | Borg Cube        | at "Acquire Technology" |             |
        | Borg Cube [hers] | at "Acquire Technology" |             |
        | Borg Queen       | in hand                 |             |
        | Gibson           | aboard "Borg Cube"      | assimilated |

    @ruling=1eS-skill-sharing-11 @frame=many
    Example: seven of them have the seven skills
      Given Alice has:
        | card              | where                   |
        | Bio-med Drone     | on "Acquire Technology" |
        | Tactical Drone    | on "Acquire Technology" |
        | Astrogation Drone | aboard "Borg Cube"      |
        | Guard Drone       | aboard "Borg Cube"      |
        | Interlink Drone   | aboard "Borg Cube"      |
      When Alice reports "Borg Queen" aboard "Borg Cube" [hers]
      And Alice chooses Empathy
      Then the skills of "Bio-med Drone", "Tactical Drone", "Borg Queen", "Gibson", "Astrogation Drone", "Guard Drone" and "Interlink Drone" are Biology, MEDICAL, SECURITY, Empathy, OFFICER, Navigation x2, Computer Skill

    @ruling=1eS-skill-sharing-12 @frame=many
    Example: Leck kills the Bio-med Drone, and the five above have five skills
      Given Alice has:
        | card              | where                   |
        | Bio-med Drone     | on "Acquire Technology" |
        | Tactical Drone    | on "Acquire Technology" |
        | Astrogation Drone | aboard "Borg Cube"      |
        | Guard Drone       | aboard "Borg Cube"      |
        | Interlink Drone   | aboard "Borg Cube"      |
      And Bob has:
        | card | where                   |
        | Leck | on "Acquire Technology" |
      When Alice reports "Borg Queen" aboard "Borg Cube" [hers]
      And Alice chooses Empathy
      And Alice ends the turn
      And Alice chooses none from "Borg Queen" and none
      And Bob uses "Leck" on "Bio-med Drone"
      Then "Bio-med Drone" has been killed
      And the skills of "Borg Queen", "Gibson", "Astrogation Drone", "Guard Drone" and "Interlink Drone" are Empathy, OFFICER, Navigation x2, Computer Skill, MEDICAL

    @ruling=1eS-skill-sharing-13 @frame=many
    Example: the Tactical Drone, whom she has left alone, has nothing but its own
      Given Alice has:
        | card            | where                   |
        | Bio-med Drone   | on "Acquire Technology" |
        | Tactical Drone  | on "Acquire Technology" |
        | Guard Drone     | aboard "Borg Cube"      |
        | Interlink Drone | aboard "Borg Cube"      |
      And Bob has:
        | card | where                   |
        | Leck | on "Acquire Technology" |
      And it is Bob's orders
      When Bob uses "Leck" on "Bio-med Drone"
      Then "Bio-med Drone" has been killed
      And the skills of "Tactical Drone" are SECURITY
