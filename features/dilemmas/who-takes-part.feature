Feature: Who takes part in an encounter
  A dilemma is about those who make the attempt, unless its text speaks of others, too.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |
    And Alice has:
      | card              | where                      |
      | U.S.S. Enterprise | at "Explore Black Cluster" |

  @ruling=1eD-dilemma-resolution-11
  Rule: In the text of a dilemma "you" is the player who encounters it

    Example: creatures weaken the personnel of her who met them, and not of him who seeded them
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob has:
        | card                         | where              |
        | Evek                         | on "Excavation"    |
        | Interphasic Plasma Creatures | under "Excavation" |
      When Alice attempts "Excavation"
      Then the STRENGTH of "Worf" is 8
      And the STRENGTH of "Evek" is 7

    Example: a bomb goes off in her facility, and not in that of him who seeded it
      Given Alice has:
        | card               | where           |
        | Worf               | on "Excavation" |
        | Federation Outpost | at "Excavation" |
      And Bob has:
        | card                | where              |
        | Romulan Outpost     | at "Excavation"    |
        | Terrorist Explosion | under "Excavation" |
      When Alice attempts "Excavation"
      Then the HULL integrity of "Federation Outpost" is 50

  @ruling=1eD-dilemma-resolution-35
  Rule: Only those who make the attempt are targets

    @part=away-team
    Example: an empath who stays out of it feels no echo
      Given Alice has:
        | card        | where             |
        | Worf        | on "Excavation"   |
        | Data        | on "Excavation"   |
        | Runabout    | at "Excavation"   |
        | Deanna Troi | aboard "Runabout" |
      And Bob has:
        | card          | where              |
        | Empathic Echo | under "Excavation" |
      When Alice attempts "Excavation" with "Worf" and "Data"
      Then "Empathic Echo" is now in Bob's discard pile
      And nothing else has changed

    @part=crew
    Example: nor does an empath aboard another ship, when a crew meets it
      Given Alice has:
        | card        | where                      |
        | Worf        | aboard "U.S.S. Enterprise" |
        | Runabout    | at "Explore Black Cluster" |
        | Deanna Troi | aboard "Runabout"          |
      And Bob has:
        | card          | where                         |
        | Empathic Echo | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then "Empathic Echo" is now in Bob's discard pile
      And nothing else has changed

    @part=away-team
    Example: the archer does not aim at an android who stays aboard
      Given Alice has:
        | card         | where             |
        | Worf         | on "Excavation"   |
        | Linda Larson | on "Excavation"   |
        | Runabout     | at "Excavation"   |
        | Data         | aboard "Runabout" |
      And Bob has:
        | card   | where              |
        | Archer | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Worf" has been killed
      And "Data" is still aboard "Runabout"
      And "Linda Larson" is now stopped
      And "Worf" is now in Alice's discard pile
      And "Archer" is now in Bob's discard pile
      And nothing else has changed

    @part=crew
    Example: a crew is split, and nobody aboard another ship is stopped
      Given these made-up cards:
        | card | type      | affiliations | integrity | cunning | strength |
        | Ann  | personnel | Federation   | 5         | 6       | 7        |
        | Bea  | personnel | Federation   | 4         | 8       | 9        |
        | Cay  | personnel | Federation   | 3         | 2       | 1        |
      And Alice has:
        | card     | where                      |
        | Ann      | aboard "U.S.S. Enterprise" |
        | Bea      | aboard "U.S.S. Enterprise" |
        | Runabout | at "Explore Black Cluster" |
        | Cay      | aboard "Runabout"          |
      And Bob has:
        | card               | where                         |
        | Chula: The Chandra | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      And chance chooses "Ann" from "Ann" and "Bea"
      Then "Bea" is now stopped
      And "Ann" and "Cay" are still not stopped
      And "Chula: The Chandra" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-36
  Rule: Only those who make the attempt help to meet conditions

    Background:
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
        | Data | on "Excavation" |

    @part=away-team
    Example: one who stays out of it does not help with the dice
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Guinan   | aboard "Runabout" |
      And Bob has:
        | card            | where              |
        | Chula: The Dice | under "Excavation" |
      When Alice attempts "Excavation" with "Worf" and "Data"
      Then "Chula: The Dice" has not been overcome
      And "Worf" and "Data" are now stopped
      And nothing else has changed

    @part=away-team
    Example: a Hypospray that is left aboard the ship above is no help against bites that she seeded herself
      Given these made-up cards:
        | card | type      | affiliations | cunning |
        | Ann  | personnel | Federation   | 5       |
        | Bea  | personnel | Federation   | 5       |
      And the spaceline:
        | mission    |
        | Evacuation |
      And Alice has:
        | card             | where                |
        | U.S.S. Hood      | at "Evacuation"      |
        | Ann              | on "Evacuation"      |
        | Bea              | on "Evacuation"      |
        | Hypospray        | aboard "U.S.S. Hood" |
        | Garanian Bolites | under "Evacuation"   |
      When Alice attempts "Evacuation"
      Then "Ann" and "Bea" are now stopped
      And "Garanian Bolites" has not been overcome
      And "Garanian Bolites" is now in Alice's discard pile
      And nothing else has changed

    @part=crew
    Example: an android aboard another ship is no help to the crew that meets the computer
      Given Alice has:
        | card        | where                      |
        | Calloway    | aboard "U.S.S. Enterprise" |
        | U.S.S. Hood | at "Explore Black Cluster" |
      And Bob has:
        | card             | where                         |
        | Ancient Computer | under "Explore Black Cluster" |
      And "Data" is aboard "U.S.S. Hood"
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then "Ancient Computer" has not been overcome
      And "U.S.S. Enterprise" and "Calloway" are now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-39
  Rule: The Away Team is the one that faces the dilemma

    @part=away-team
    Example: an Away Team is killed, and whoever stayed out of the attempt lives
      Given Alice has:
        | card     | where             |
        | Worf     | on "Excavation"   |
        | Data     | on "Excavation"   |
        | Runabout | at "Excavation"   |
        | Guinan   | aboard "Runabout" |
      And Bob has:
        | card               | where              |
        | Crystalline Entity | under "Excavation" |
      When Alice attempts "Excavation" with "Worf" and "Data"
      Then "Worf" and "Data" have been killed
      And "Guinan" is still aboard "Runabout"

    @part=crew
    Example: the captain and no one else is a child, and who stayed out of the attempt grows no younger
      Given Alice has:
        | card         | where                      | state   |
        | I.K.S. Buruk | at "Explore Black Cluster" |         |
        | Martok       | aboard "I.K.S. Buruk"      |         |
        | Gowron       | aboard "I.K.S. Buruk"      | stopped |
      And Bob has:
        | card    | where                         |
        | Rascals | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "I.K.S. Buruk" with "Martok"
      Then "Rascals" are now targeting "Martok"
      And the STRENGTH of "Martok" is 2
      And the STRENGTH of "Gowron" is 9
      And "Rascals" are now on the table
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-40
  Rule: The Away Team is without those who are stopped

    @part=entire-away-team
    Example: an Away Team is killed, and a stopped officer lives
      Given Alice has:
        | card | where           | state   |
        | Worf | on "Excavation" |         |
        | Data | on "Excavation" | stopped |
      And Bob has:
        | card               | where              |
        | Crystalline Entity | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Worf" has been killed
      And "Data" is still on "Excavation"

    @part=crew
    Example: one of the crew is killed, and a stopped officer aboard is not among them
      Given Alice has:
        | card | where                      | state   |
        | Worf | aboard "U.S.S. Enterprise" |         |
        | Data | aboard "U.S.S. Enterprise" | stopped |
      And Bob has:
        | card          | where                         |
        | Friendly Fire | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Worf" has been killed
      And "Data" is still aboard "U.S.S. Enterprise"

    Scenario Outline: <dilemma> kills Worf and not the officer beside him who is stopped
      Given Alice has:
        | card     | where   | state   |
        | Worf     | <where> |         |
        | Calloway | <where> | stopped |
      And Bob has:
        | card      | where             |
        | <dilemma> | under "<mission>" |
      When Alice attempts "<mission>"
      Then "Worf" has been killed
      And "Calloway" is still <where>

      @part=away-team
      Examples: A member of the Away Team
        | dilemma              | where           | mission    |
        | Armus - Skin of Evil | on "Excavation" | Excavation |

      @part=entire-crew
      Examples: The entire crew
        | dilemma                          | where                      | mission               |
        | Barclay's Protomorphosis Disease | aboard "U.S.S. Enterprise" | Explore Black Cluster |

    @part=all-crew
    Example: Thought Fire kills all but the ensign who is stopped
      Given these made-up cards:
        | card         | type      | affiliations | integrity | cunning |
        | Dull Ensign  | personnel | Federation   | 5         | 5       |
        | Other Ensign | personnel | Federation   | 5         | 5       |
      And Alice has:
        | card                        | where                      | state   |
        | The Traveler: Transcendence | on the table               |         |
        | Dull Ensign                 | aboard "U.S.S. Enterprise" |         |
        | Other Ensign                | aboard "U.S.S. Enterprise" | stopped |
      And Bob has:
        | card         | where                         |
        | Thought Fire | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Dull Ensign" has been killed
      And "Other Ensign" is still aboard "U.S.S. Enterprise"

  @ruling=1eD-dilemma-resolution-41
  Rule: The Away Team is without those who are disabled

    @part=entire-away-team
    Example: an Away Team is killed, and a disabled officer lives
      Given Alice has:
        | card | where           | state    |
        | Worf | on "Excavation" |          |
        | Data | on "Excavation" | disabled |
      And Bob has:
        | card               | where              |
        | Crystalline Entity | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Worf" has been killed
      And "Data" is still on "Excavation"

    Scenario Outline: <dilemma> kills Worf and not the officer beside him who is disabled
      Given Alice has:
        | card     | where   | state    |
        | Worf     | <where> |          |
        | Calloway | <where> | disabled |
      And Bob has:
        | card      | where             |
        | <dilemma> | under "<mission>" |
      When Alice attempts "<mission>"
      Then "Worf" has been killed
      And "Calloway" is still <where>

      @part=away-team
      Examples: A member of the Away Team
        | dilemma              | where           | mission    |
        | Armus - Skin of Evil | on "Excavation" | Excavation |

      @part=crew
      Examples: A member of the crew
        | dilemma                | where                      | mission               |
        | Nagilum: Test Subjects | aboard "U.S.S. Enterprise" | Explore Black Cluster |

      @part=entire-crew
      Examples: The entire crew
        | dilemma                          | where                      | mission               |
        | Barclay's Protomorphosis Disease | aboard "U.S.S. Enterprise" | Explore Black Cluster |

    @part=all-crew
    Example: Thought Fire kills all but the ensign who is disabled
      Given these made-up cards:
        | card         | type      | affiliations | integrity | cunning |
        | Dull Ensign  | personnel | Federation   | 5         | 5       |
        | Other Ensign | personnel | Federation   | 5         | 5       |
      And Alice has:
        | card                        | where                      | state    |
        | The Traveler: Transcendence | on the table               |          |
        | Dull Ensign                 | aboard "U.S.S. Enterprise" |          |
        | Other Ensign                | aboard "U.S.S. Enterprise" | disabled |
      And Bob has:
        | card         | where                         |
        | Thought Fire | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Dull Ensign" has been killed
      And "Other Ensign" is still aboard "U.S.S. Enterprise"

  @ruling=1eD-dilemma-resolution-42
  Rule: The Away Team is without those who are in stasis

    @part=away-team
    Example: the empath is in stasis, and the echo finds none in the Away Team
      Given Alice has:
        | card        | where           | state     |
        | Worf        | on "Excavation" |           |
        | Deanna Troi | on "Excavation" | in stasis |
      And Bob has:
        | card          | where              |
        | Empathic Echo | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Empathic Echo" is now in Bob's discard pile
      And nothing else has changed

    @part=crew
    Example: the empath aboard is in stasis, and the echo finds none in the crew
      Given Alice has:
        | card        | where                      | state     |
        | Worf        | aboard "U.S.S. Enterprise" |           |
        | Deanna Troi | aboard "U.S.S. Enterprise" | in stasis |
      And Bob has:
        | card          | where                         |
        | Empathic Echo | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Empathic Echo" is now in Bob's discard pile
      And nothing else has changed

    Scenario Outline: <dilemma> kills Worf and not the officer beside him who is in stasis
      Given Alice has:
        | card     | where   | state     |
        | Worf     | <where> |           |
        | Calloway | <where> | in stasis |
      And Bob has:
        | card      | where             |
        | <dilemma> | under "<mission>" |
      When Alice attempts "<mission>"
      Then "Worf" has been killed
      And "Calloway" is still <where>

      @part=away-team
      Examples: A member of the Away Team
        | dilemma              | where           | mission    |
        | Armus - Skin of Evil | on "Excavation" | Excavation |

      @part=crew
      Examples: A member of the crew
        | dilemma                | where                      | mission               |
        | Nagilum: Test Subjects | aboard "U.S.S. Enterprise" | Explore Black Cluster |

      @part=entire-away-team
      Examples: The entire Away Team
        | dilemma            | where           | mission    |
        | Crystalline Entity | on "Excavation" | Excavation |

      @part=entire-crew
      Examples: The entire crew
        | dilemma                          | where                      | mission               |
        | Barclay's Protomorphosis Disease | aboard "U.S.S. Enterprise" | Explore Black Cluster |

    @part=all-crew
    Example: Thought Fire kills all but the ensign who is in stasis
      Given these made-up cards:
        | card         | type      | affiliations | integrity | cunning |
        | Dull Ensign  | personnel | Federation   | 5         | 5       |
        | Other Ensign | personnel | Federation   | 5         | 5       |
      And Alice has:
        | card                        | where                      | state     |
        | The Traveler: Transcendence | on the table               |           |
        | Dull Ensign                 | aboard "U.S.S. Enterprise" |           |
        | Other Ensign                | aboard "U.S.S. Enterprise" | in stasis |
      And Bob has:
        | card         | where                         |
        | Thought Fire | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Dull Ensign" has been killed
      And "Other Ensign" is still aboard "U.S.S. Enterprise"

  @ruling=1eD-dilemma-resolution-43
  Rule: The crew is without intruders

    Example: Klingons aboard have no part in what befalls the crew
      Given Alice has:
        | card        | where                      |
        | Deanna Troi | aboard "U.S.S. Enterprise" |
        | Data        | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                      | where                         |
        | Maques                    | aboard "U.S.S. Enterprise"    |
        | Two-Dimensional Creatures | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Deanna Troi" is now disabled
      And "Maques" is still not disabled
      And "Data" is still not disabled
      And "Two-Dimensional Creatures" is now on "U.S.S. Enterprise"
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-44
  Rule: Whoever a dilemma stopped does not help against the next one

    Example: a couple is stopped, and with it two who could have helped
      Given Alice has:
        | card         | where           |
        | Data         | on "Excavation" |
        | Kareel Odan  | on "Excavation" |
        | Simon Tarses | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Chula: The Chandra | under "Excavation" |
        | Impassable Door    | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Simon Tarses" from "Data", "Kareel Odan" and "Simon Tarses"
      Then "Impassable Door" has been encountered
      And "Impassable Door" has not been overcome

  @ruling=1eD-dilemma-resolution-45
  Rule: Whoever a dilemma disabled does not help against the next one

    Example: empaths are disabled, and with them the only diplomat
      Given Alice has:
        | card            | where                      |
        | Sam Lavelle     | aboard "U.S.S. Enterprise" |
        | Beverly Crusher | aboard "U.S.S. Enterprise" |
        | Geordi La Forge | aboard "U.S.S. Enterprise" |
        | Data            | aboard "U.S.S. Enterprise" |
        | Deanna Troi     | aboard "U.S.S. Enterprise" |
        | Maques          | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                       | where                         |
        | Two-Dimensional Creatures  | under "Explore Black Cluster" |
        | Shaka, When the Walls Fell | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Shaka, When the Walls Fell" has been encountered
      And "Shaka, When the Walls Fell" has not been overcome

  @ruling=1eD-dilemma-resolution-46
  Rule: Whoever a dilemma put in stasis does not help against the next one

    Example: the android is put in stasis, and with him what he knows of computers
      Given Alice has:
        | card        | where                      |
        | Sam Lavelle | aboard "U.S.S. Enterprise" |
        | Data        | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                     | where                         |
        | Topological Anomaly 4747 | under "Explore Black Cluster" |
        | Ancient Computer         | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Ancient Computer" has been encountered
      And "Ancient Computer" has not been overcome

  @ruling=1eD-dilemma-resolution-47
  Rule: Whoever a dilemma stopped is not selected by the next one

    @part=selected
    Example: a couple is stopped, and Armus has only one to kill
      Given Alice has:
        | card             | where           |
        | William T. Riker | on "Excavation" |
        | Deanna Troi      | on "Excavation" |
        | Simon Tarses     | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Chula: The Chandra   | under "Excavation" |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Simon Tarses" from "William T. Riker", "Deanna Troi" and "Simon Tarses"
      Then "Simon Tarses" has been killed
      And "William T. Riker" and "Deanna Troi" are still on "Excavation"

    @part=affected
    Example: a couple is stopped, and the Entity kills everybody else
      Given Alice has:
        | card        | where           |
        | Sam Lavelle | on "Excavation" |
        | Deanna Troi | on "Excavation" |
        | Worf        | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Parallel Romance   | under "Excavation" |
        | Crystalline Entity | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Sam Lavelle" from "Sam Lavelle" and "Worf"
      Then "Worf" has been killed
      And "Sam Lavelle" and "Deanna Troi" are still on "Excavation"

  @ruling=1eD-dilemma-resolution-48
  Rule: Whoever a dilemma disabled is not a target of the next one

    @part=selected
    Example: the empath is disabled, and feels no echo
      Given Alice has:
        | card        | where                      |
        | Sam Lavelle | aboard "U.S.S. Enterprise" |
        | Daniel Kwan | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                      | where                         |
        | Two-Dimensional Creatures | under "Explore Black Cluster" |
        | Empathic Echo             | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Empathic Echo" is now in Bob's discard pile
      And "Daniel Kwan" has not been killed
      And "Daniel Kwan" is now disabled
      And "Two-Dimensional Creatures" is now on "U.S.S. Enterprise"
      And nothing else has changed

    @part=affected
    Example: the empath is disabled, and the disease kills everybody else
      Given Alice has:
        | card        | where                      |
        | Sam Lavelle | aboard "U.S.S. Enterprise" |
        | Daniel Kwan | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                             | where                         |
        | Two-Dimensional Creatures        | under "Explore Black Cluster" |
        | Barclay's Protomorphosis Disease | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Sam Lavelle" has been killed
      And "Daniel Kwan" is still aboard "U.S.S. Enterprise"

  @ruling=1eD-dilemma-resolution-49
  Rule: Whoever a dilemma put in stasis is not selected by the next one

    @part=selected
    Example: the android is in stasis, and only one is left for an attack on the mind
      Given Alice has:
        | card        | where                      |
        | Sam Lavelle | aboard "U.S.S. Enterprise" |
        | Data        | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                      | where                         |
        | Topological Anomaly 4747  | under "Explore Black Cluster" |
        | Lethean Telepathic Attack | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Lethean Telepathic Attack" has been encountered
      And "Data" is still aboard "U.S.S. Enterprise"
      And "Data" is still not disabled

    @part=affected
    Example: the engineer is in stasis, and the disease kills everybody else
      Given Alice has:
        | card            | where                      |
        | Sam Lavelle     | aboard "U.S.S. Enterprise" |
        | Geordi La Forge | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                             | where                         |
        | Topological Anomaly 4747         | under "Explore Black Cluster" |
        | Barclay's Protomorphosis Disease | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Sam Lavelle" has been killed
      And "Geordi La Forge" is still aboard "U.S.S. Enterprise"

  @ruling=1eD-dilemma-resolution-50
  Rule: Whoever lies atop a mission with a dilemma uses no skill

    Background:
      Given Alice has:
        | card                        | where           | state   |
        | Worf                        | on "Excavation" | stopped |
        | Deanna Troi (First Contact) | on "Excavation" | stopped |

    @part=skills
    Example: she does not free him while primitives have both of them
      Given Bob has:
        | card                | where             |
        | Primitive Humanoids | atop "Excavation" |
      And "Worf" and "Deanna Troi (First Contact)" are atop "Excavation"
      When Alice uses "Deanna Troi (First Contact)"
      Then that is illegal

    @part=skills
    Example: she frees him while both are on the planet
      When Alice uses "Deanna Troi (First Contact)"
      Then "Worf" is now not stopped
      And "Deanna Troi (First Contact)" is no longer stopped
      And nothing else has changed

    @part=attributes
    Example: what two of them know counts for nothing while primitives have them
      Given Alice has:
        | card             | where             |
        | Data             | atop "Excavation" |
        | Guinan           | atop "Excavation" |
        | Weight of Wisdom | in hand           |
      And Bob has:
        | card                | where             |
        | Primitive Humanoids | atop "Excavation" |
      When Alice plays "Weight of Wisdom"
      Then that is illegal
      And nothing else has changed

    @part=attributes
    Example: it counts while they are on the planet
      Given Alice has:
        | card             | where           |
        | Data             | on "Excavation" |
        | Guinan           | on "Excavation" |
        | Weight of Wisdom | in hand         |
      When Alice plays "Weight of Wisdom"
      Then "Weight of Wisdom" is now on the table
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-51
  Rule: Whoever is held by aliens uses no skill

    Background:
      Given Alice has:
        | card                        | where           | state   |
        | Worf                        | on "Excavation" | stopped |
        | Deanna Troi (First Contact) | on "Excavation" | stopped |

    @part=skills
    Example: she does not free him while aliens hold both of them
      Given Bob has:
        | card            | where             |
        | Alien Abduction | atop "Excavation" |
      And "Worf" and "Deanna Troi (First Contact)" are atop "Excavation"
      When Alice uses "Deanna Troi (First Contact)"
      Then that is illegal

    @part=skills
    Example: she frees him while nobody holds them
      When Alice uses "Deanna Troi (First Contact)"
      Then "Worf" is now not stopped
      And "Deanna Troi (First Contact)" is no longer stopped
      And nothing else has changed

    @part=attributes
    Example: what two of them know counts for nothing while aliens hold them
      Given Alice has:
        | card             | where             |
        | Data             | atop "Excavation" |
        | Guinan           | atop "Excavation" |
        | Weight of Wisdom | in hand           |
      And Bob has:
        | card            | where             |
        | Alien Abduction | atop "Excavation" |
      When Alice plays "Weight of Wisdom"
      Then that is illegal
      And nothing else has changed

    @part=attributes
    Example: it counts while nobody holds them
      Given Alice has:
        | card             | where           |
        | Data             | on "Excavation" |
        | Guinan           | on "Excavation" |
        | Weight of Wisdom | in hand         |
      When Alice plays "Weight of Wisdom"
      Then "Weight of Wisdom" is now on the table
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-52
  Rule: Whoever lies atop a mission with a dilemma shares no skill with the hive

    @part=placed
    Example: the hive does not know what Locutus knows
      Given Alice has:
        | card            | where             |
        | Interlink Drone | on "Excavation"   |
        | Six of Eleven   | on "Excavation"   |
        | Locutus of Borg | atop "Excavation" |
      And Bob has:
        | card                | where             |
        | Primitive Humanoids | atop "Excavation" |
      Then the skills of "Six of Eleven" are Navigation, Physics, SCIENCE
      And "Primitive Humanoids" is still atop "Excavation"

    @part=placed
    Example: nor does Bob's hive, in Alice's orders
      Given it is Alice's orders
      And Bob has:
        | card            | where             |
        | Interlink Drone | on "Excavation"   |
        | Six of Eleven   | on "Excavation"   |
        | Locutus of Borg | atop "Excavation" |
      And Alice has:
        | card                | where             |
        | Primitive Humanoids | atop "Excavation" |
      Then the skills of "Six of Eleven" are Navigation, Physics, SCIENCE

    @part=held
    Example: nor while aliens hold him
      Given Alice has:
        | card            | where             |
        | Interlink Drone | on "Excavation"   |
        | Six of Eleven   | on "Excavation"   |
        | Locutus of Borg | atop "Excavation" |
      And Bob has:
        | card            | where             |
        | Alien Abduction | atop "Excavation" |
      Then the skills of "Six of Eleven" are Navigation, Physics, SCIENCE

  @ruling=1eD-dilemma-resolution-53
  Rule: What befalls all life on the ship befalls those, too, who take no part

    Example: an entity kills everybody aboard
      Given Alice has:
        | card     | where                      | state   |
        | Runabout | at "Explore Black Cluster" |         |
        | Worf     | aboard "Runabout"          |         |
        | Guinan   | aboard "Runabout"          | stopped |
      And Bob has:
        | card               | where                         |
        | Crystalline Entity | under "Explore Black Cluster" |
        | Evek               | aboard "Runabout"             |
      When Alice attempts "Explore Black Cluster" from "Runabout" with "Worf"
      Then "Worf", "Guinan" and "Evek" have been killed

  @ruling=1eD-dilemma-resolution-54
  Rule: What befalls the personnel at the location befalls those, too, who take no part

    Example: the Dal'Rok kills the weakest of all
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
        | Data | on "Excavation" |
      And Bob has:
        | card    | where              |
        | Evek    | on "Excavation"    |
        | Dal'Rok | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Evek" has been killed
      And "Worf" and "Data" have not been killed
      And "Dal'Rok" is now atop "Excavation"
      And "Evek" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-55
  Rule: A dilemma that does not speak of everybody affects nobody who takes no part

    Example: nobody but the team that meets Armus is killed
      Given Alice has:
        | card     | where             |
        | Worf     | on "Excavation"   |
        | Runabout | at "Excavation"   |
        | Data     | aboard "Runabout" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation" with "Worf"
      Then "Worf" has been killed
      And "Data" is still aboard "Runabout"

  @ruling=1eD-dilemma-resolution-56
  Rule: A dilemma that is in play may affect the other player's personnel

    Example: the Dal'Rok kills Cardassians who came later
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob has:
        | card    | where             |
        | Dal'Rok | atop "Excavation" |
        | Evek    | on "Excavation"   |
      When play goes on until Bob's turn
      Then "Evek" has been killed
      And "Worf" is still on "Excavation"

  @ruling=1eD-dilemma-resolution-58
  Rule: Where the opponent uses a Battle Bridge, damage is two markers from there

    Example: two tactics go on the ship
      Given Alice has:
        | card | where                      |
        | Worf | aboard "U.S.S. Enterprise" |
      And Bob's Battle Bridge holds in order:
        | card               |
        | Evasive Maneuvers  |
        | Full Phaser Spread |
        | Maximum Firepower  |
      And Bob has:
        | card          | where                         |
        | Gravitic Mine | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "U.S.S. Enterprise" is now damaged
      And "Evasive Maneuvers" and "Full Phaser Spread" are now on "U.S.S. Enterprise"
      And "Maximum Firepower" is still in Bob's Battle Bridge
      And "U.S.S. Enterprise" and "Worf" are now stopped
      And "Gravitic Mine" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-59
  Rule: Where the opponent uses no Battle Bridge, the ship is turned around

    Example: a mine damages the ship without any marker
      Given Alice has:
        | card | where                      |
        | Worf | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card          | where                         |
        | Gravitic Mine | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "U.S.S. Enterprise" is now damaged
      And "U.S.S. Enterprise" and "Worf" are now stopped
      And "Gravitic Mine" is now in Bob's discard pile
      And nothing else has changed
