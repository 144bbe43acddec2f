Feature: Skills that Borg share
  What one drone of the hive can do, all of them can.

  Background:
    Given the spaceline:
      | mission      |
      | Excavation   |
      | Avert Danger |

  @ruling=1eS-skill-sharing-01
  Rule: A card such as Interlink Drone or Borg Vinculum lets your Borg share their skills

    Background:
      Given Alice has:
        | card           | where              |
        | Borg Cube      | at "Excavation"    |
        | Bio-med Drone  | aboard "Borg Cube" |
        | Tactical Drone | aboard "Borg Cube" |

    @part=interlink-drone
    Example: an Interlink Drone is with them
      Given Alice has:
        | card            | where              |
        | Interlink Drone | aboard "Borg Cube" |
      Then the skills of "Tactical Drone" are Biology, MEDICAL, SECURITY
      And the skills of "Bio-med Drone" are Biology, MEDICAL, SECURITY

    @part=borg-vinculum
    Example: a Borg Vinculum is with them
      Given Alice has:
        | card          | where              |
        | Borg Vinculum | aboard "Borg Cube" |
      Then the skills of "Tactical Drone" are Biology, MEDICAL, SECURITY
      And the skills of "Bio-med Drone" are Biology, MEDICAL, SECURITY

    @part=your-borg
    Example: the Interlink Drone of the opponent lets the Borg of the opponent share
      Given Bob has:
        | card                 | where                    |
        | Borg Cube [his]      | at "Excavation"          |
        | Interlink Drone      | aboard "Borg Cube" [his] |
        | Tactical Drone [his] | aboard "Borg Cube" [his] |
        | Cyber Drone          | aboard "Borg Cube" [his] |
      Then the skills of "Tactical Drone" [his] are Cybernetics, SCIENCE, SECURITY
      And the skills of "Tactical Drone" are SECURITY

    @part=interlink-drone
    Example: an Interlink Drone is with them on a planet
      Given Alice has:
        | card            | where           |
        | Interlink Drone | on "Excavation" |
      And "Bio-med Drone" and "Tactical Drone" are on "Excavation"
      Then the skills of "Tactical Drone" are Biology, MEDICAL, SECURITY
      And the skills of "Bio-med Drone" are Biology, MEDICAL, SECURITY

  @ruling=1eS-skill-sharing-06
  Rule: All of them have each skill at the highest level that any one of them has

    Background:
      Given Alice has:
        | card            | where              |
        | Borg Cube       | at "Excavation"    |
        | Interlink Drone | aboard "Borg Cube" |

    Example: those who share with Dukat have his levels
      Given Alice has:
        | card              | where              |
        | Dukat of Borg     | aboard "Borg Cube" |
        | Astrogation Drone | aboard "Borg Cube" |
      Then the skills of "Astrogation Drone" are OFFICER, Leadership x2, Navigation x2, Treachery, Diplomacy, Computer Skill
      And the skills of "Dukat of Borg" are OFFICER, Leadership x2, Navigation x2, Treachery, Diplomacy, Computer Skill

    Example: one level is shared as one level
      Given Alice has:
        | card              | where              |
        | Astrogation Drone | aboard "Borg Cube" |
      Then the skills of "Interlink Drone" are Navigation, Computer Skill

    Scenario Outline: the Computer Skill of one, which both have, <what>
      Given the spaceline:
        | mission               |
        | Wormhole Negotiations |
      And Alice has:
        | card              | where                      | state                             |
        | Establish Gateway      | on the table                  | targeting "Wormhole Negotiations" |
        | Borg Sphere            | at "Wormhole Negotiations"    |                                   |
        | Interlink Drone   | aboard "Borg Sphere"          |                                   |
        | Astrogation Drone      | aboard "Borg Sphere"          |                                   |
      And Bob has:
        | card             | where                         |
        | Ancient Computer | under "Wormhole Negotiations" |
      When Alice scouts "Wormhole Negotiations"
      Then "Ancient Computer" has <been> overcome
      And "Astrogation Drone" is <stopped> stopped

      @question=shared-levels-summed-again
      Examples: Each of them has it
        | what                                  | been | stopped   |
        | is the two that the computer requires | been | still not |

      @reading=shared-levels-summed-again/no
      Examples: It is one level
        | what                                  | been     | stopped |
        | is the two that the computer requires | not been | now     |

  @ruling=1eS-skill-sharing-07
  Rule: The levels of different Borg are not added up when they share

    Example: two levels of Navigation and one are two
      Given Alice has:
        | card              | where              |
        | Borg Cube         | at "Excavation"    |
        | Interlink Drone   | aboard "Borg Cube" |
        | Dukat of Borg     | aboard "Borg Cube" |
        | Astrogation Drone | aboard "Borg Cube" |
        | Two of Nineteen   | aboard "Borg Cube" |
      Then the skills of "Interlink Drone" are OFFICER, Leadership x2, Navigation x2, Treachery, Diplomacy, Computer Skill, Stellar Cartography

  @ruling=1eS-skill-sharing-08
  Rule: Special skills are not shared

    Background:
      Given Alice has:
        | card            | where              |
        | Borg Cube       | at "Excavation"    |
        | Interlink Drone | aboard "Borg Cube" |

    Example: of the skills of a Survey Drone two are shared, and what it does with artifacts is not
      Given Alice has:
        | card         | where              |
        | Survey Drone | aboard "Borg Cube" |
        | Guard Drone  | aboard "Borg Cube" |
      Then the skills box of "Guard Drone" is MEDICAL, Computer Skill, special skill, Archaeology, Geology
      And the skills box of "Survey Drone" is Archaeology, Geology, special skill, MEDICAL, Computer Skill

  @ruling=1eS-skills-modifying-05
  Rule: Only regular skills are shared

    Example: the hive knows the law as the odd drone does, and is led no worse
      Given these made-up cards:
        | card      | type      | affiliations | skills             |
        | Odd Drone | personnel | Borg         | Law, Leadership -1 |
      And Alice has:
        | card            | where              |
        | Borg Cube       | at "Excavation"    |
        | Interlink Drone | aboard "Borg Cube" |
        | Odd Drone       | aboard "Borg Cube" |
      Then the skills of "Interlink Drone" are Law

  @ruling=1eS-skill-sharing-09
  Rule: All Borg of a linked group share, whatever icons they have of their own

    Background:
      Given Alice has:
        | card            | where              |
        | Borg Cube       | at "Excavation"    |
        | Interlink Drone | aboard "Borg Cube" |

    @part=crew
    Scenario Outline: <drone>, which has no Communication icon, gives its skills and has those of others
      Given Alice has:
        | card          | where              |
        | Bio-med Drone | aboard "Borg Cube" |
        | <drone>       | aboard "Borg Cube" |
      Then the skills of "<drone>" are <skills>
      And the skills of "Bio-med Drone" are <skills>

      Examples: A drone of Defense and one of Navigation
        | drone          | skills                                        |
        | Tactical Drone | Biology, MEDICAL, SECURITY                    |
        | Survey Drone   | Biology, MEDICAL, Archaeology, Geology        |

    @part=away-team
    Example: so it is in an Away Team with a Communication drone, apart from the ship
      Given Alice has:
        | card           | where           |
        | Bio-med Drone  | on "Excavation" |
        | Tactical Drone | on "Excavation" |
        | Survey Drone   | on "Excavation" |
      Then the skills of "Tactical Drone" are Biology, MEDICAL, SECURITY, Archaeology, Geology
      And the skills of "Survey Drone" are Biology, MEDICAL, SECURITY, Archaeology, Geology

  @ruling=1eS-skill-sharing-10
  Rule: An Interlink Drone lets nobody share who is not of its hive

    Background:
      Given Alice has:
        | card            | where                   |
        | Borg Cube [hub] | at "Excavation"         |
        | Interlink Drone | aboard "Borg Cube" [hub] |
        | Tactical Drone  | aboard "Borg Cube" [hub] |

    Scenario Outline: <what>
      Given Alice has:
        | card            | where                    |
        | Borg Cube [far] | at "<where>"             |
        | Bio-med Drone   | aboard "Borg Cube" [far] |
      Then the skills of "Tactical Drone" are <skills>

      @question=bounds-of-a-hive
      Examples: Elsewhere
        | what                                                   | where        | skills   |
        | it has nothing of a drone that is at another location  | Avert Danger | SECURITY |

      @reading=bounds-of-a-hive/everywhere
      Examples: Elsewhere, read the other way
        | what                                                   | where        | skills                     |
        | it has nothing of a drone that is at another location  | Avert Danger | Biology, MEDICAL, SECURITY |

      Examples: At the same location
        | what                                                   | where        | skills                     |
        | it shares with a drone aboard another ship there       | Excavation   | Biology, MEDICAL, SECURITY |

    Scenario Outline: in Alice's orders Bob's drone on the planet <does> what his drone on <which> planet knows
      Given it is Alice's orders
      And the spaceline:
        | mission    |
        | Evacuation |
      And Bob has:
        | card                  | where           |
        | Interlink Drone [his] | on "Excavation" |
        | Tactical Drone [his]  | on "Excavation" |
        | Bio-med Drone [his]   | on "<where>"    |
      Then the skills of "Tactical Drone" [his] are <skills>

      @question=bounds-of-a-hive
      Examples: Elsewhere
        | does         | which   | where      | skills   |
        | does not get | another | Evacuation | SECURITY |

      @reading=bounds-of-a-hive/everywhere
      Examples: Elsewhere, read the other way
        | does | which   | where      | skills                     |
        | gets | another | Evacuation | Biology, MEDICAL, SECURITY |

      Examples: At the same location
        | does | which    | where      | skills                     |
        | gets | the same | Excavation | Biology, MEDICAL, SECURITY |

  @ruling=1eS-skill-sharing-14
  Rule: An Away Team or crew without a Borg of Communication is cut off

    Background:
      Given Alice has:
        | card            | where              |
        | Borg Cube       | at "Excavation"    |
        | Interlink Drone | aboard "Borg Cube" |
        | Survey Drone    | aboard "Borg Cube" |
        | Tactical Drone  | on "Excavation"    |

    @part=away-team
    Example: the drone on the planet gives nothing and is given nothing
      Then the skills of "Tactical Drone" are SECURITY
      And the skills of "Survey Drone" are Archaeology, Geology

    @part=crew
    Example: a crew in orbit gives nothing and is given nothing
      Given Alice has:
        | card        | where                |
        | Borg Sphere | at "Excavation"      |
        | Guard Drone | aboard "Borg Sphere" |
      Then the skills of "Guard Drone" are Computer Skill, MEDICAL
      And the skills of "Survey Drone" are Archaeology, Geology

  @ruling=1eS-skill-sharing-16
  Rule: Nothing is shared between cloaked or phased ships

    Background:
      Given Alice has:
        | card            | where              |
        | Interlink Drone | aboard "Khazara"   |
        | Tactical Drone  | aboard "Khazara"   |
        | Bio-med Drone   | aboard "Decius"    |

    Scenario Outline: <what>
      Given Bob has:
        | card    | where           | state                                   |
        | Khazara | at "Excavation" | assimilated, controlled by Alice<alpha> |
        | Decius  | at "Excavation" | assimilated, controlled by Alice<beta>  |
      Then the skills of "Tactical Drone" are <skills>
      And the skills of "Interlink Drone" are <skills>
      And the skills of "Bio-med Drone" are <theirs>

      Examples: One is cloaked, the other phased
        | what                                          | alpha     | beta     | skills   | theirs           |
        | each ship has to make do with its own drones  | , cloaked | , phased | SECURITY | Biology, MEDICAL |

      @part=cloaked
      Examples: Both are cloaked
        | what                                                 | alpha     | beta      | skills   | theirs           |
        | each cloaked ship has to make do with its own drones | , cloaked | , cloaked | SECURITY | Biology, MEDICAL |

      @part=phased
      Examples: Both are phased
        | what                                                | alpha    | beta     | skills   | theirs           |
        | each phased ship has to make do with its own drones | , phased | , phased | SECURITY | Biology, MEDICAL |

      @question=sharing-with-one-veiled-ship
      Examples: One of them only
        | what                                          | alpha     | beta     | skills   | theirs           |
        | a cloaked ship shares with no other           | , cloaked |          | SECURITY | Biology, MEDICAL |
        | a phased ship shares with no other            |           | , phased | SECURITY | Biology, MEDICAL |

      @reading=sharing-with-one-veiled-ship/both
      Examples: One of them only, read the other way
        | what                                          | alpha     | beta     | skills                     | theirs                     |
        | a cloaked ship shares with no other           | , cloaked |          | Biology, MEDICAL, SECURITY | Biology, MEDICAL, SECURITY |
        | a phased ship shares with no other            |           | , phased | Biology, MEDICAL, SECURITY | Biology, MEDICAL, SECURITY |

  @ruling=1eS-skill-sharing-15
  Rule: A Borg has no shared skills before it has reported for duty

    Background:
      Given the spaceline:
        | mission       |
        | Alter Records |
      And Alice has:
        | card                | where                       |
        | Terok Nor           | at "Alter Records"          |
        | Garak's Tailor Shop | in the sites of "Terok Nor" |
        | Docking Pylons      | in the sites of "Terok Nor" |

    Example: a hive that knows the Obsidian Order does not bring Locutus into the tailor's shop
      Given Alice has:
        | card            | where              | state       |
        | Borg Cube       | at "Alter Records" |             |
        | Interlink Drone | aboard "Borg Cube" |             |
        | Entek           | aboard "Borg Cube" | assimilated |
        | Locutus of Borg | in hand            |             |
      When Alice reports "Locutus of Borg" to "Garak's Tailor Shop"
      Then that is illegal
      And nothing else has changed

    Example: whoever is of the Obsidian Order reports there
      Given Alice has:
        | card  | where   |
        | Korinas | in hand |
      When Alice reports "Korinas" to "Garak's Tailor Shop"
      Then "Korinas" is now aboard "Garak's Tailor Shop"
      And nothing else has changed
