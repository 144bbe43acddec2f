Feature: Dilemmas that an Away Team meets, as printed
  Who is taken, who is protected, and who is left.

  @ruling=custom-cards-224
  Rule: Denevan Neural Parasites attack half of an Away Team, and each phaser or disruptor protects one

    @frame=many
    Scenario Outline: chance selects two of three, and with a <weapon> one of them is saved
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card      | where           |
        | Mendon    | on "Excavation" |
        | Calloway  | on "Excavation" |
        | Ty Kajada | on "Excavation" |
        | <weapon>  | on "Excavation" |
      And Bob has:
        | card                     | where              |
        | Denevan Neural Parasites | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Mendon" and "Calloway" from "Mendon", "Calloway" and "Ty Kajada"
      And Alice chooses "Mendon"
      Then "Calloway" has been killed
      And "Mendon" and "Ty Kajada" have not been killed

      Examples: Either of the two
        | weapon                   |
        | Starfleet Type II Phaser |
        | Klingon Disruptor        |

    @frame=many
    Example: with other equipment nobody is saved
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card      | where           |
        | Mendon    | on "Excavation" |
        | Tricorder | on "Excavation" |
      And Bob has:
        | card                     | where              |
        | Denevan Neural Parasites | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Mendon" has been killed

    @frame=many
    Example: drones of other kinds protect nobody
      Given the spaceline:
        | mission              |
        | Iconia Investigation |
      And Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Bio-med Drone     | on "Iconia Investigation" |                                  |
        | Survey Drone      | on "Iconia Investigation" |                                  |
      And Bob has:
        | card                     | where                        |
        | Denevan Neural Parasites | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      And chance chooses "Survey Drone"
      Then "Survey Drone" has been killed

    @frame=many
    Example: the icon protects nobody without the Borg
      Given these made-up cards:
        | card | type      | affiliations | icons   |
        | Ann  | personnel | Federation   | defense |
        | Bea  | personnel | Federation   |         |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
        | Bea  | on "Excavation" |
      And Bob has:
        | card                     | where              |
        | Denevan Neural Parasites | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Bea"
      Then "Bea" has been killed

    @frame=many
    Example: a Guard Drone who is attacked himself protects nobody
      Given the spaceline:
        | mission              |
        | Iconia Investigation |
      And Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Guard Drone       | on "Iconia Investigation" |                                  |
        | Bio-med Drone     | on "Iconia Investigation" |                                  |
        | Survey Drone      | on "Iconia Investigation" |                                  |
      And Bob has:
        | card                     | where                        |
        | Denevan Neural Parasites | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      And chance chooses "Guard Drone" and "Survey Drone"
      Then "Guard Drone" and "Survey Drone" have been killed
      And "Bio-med Drone" has not been killed

  @ruling=custom-cards-58
  Rule: A Borg with the Defense icon protects one of those whom Denevan Neural Parasites attack

    @frame=many
    Example: of two who are attacked one is killed
      Given the spaceline:
        | mission              |
        | Iconia Investigation |
      And Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Guard Drone       | on "Iconia Investigation" |                                  |
        | Bio-med Drone     | on "Iconia Investigation" |                                  |
        | Survey Drone      | on "Iconia Investigation" |                                  |
      And Bob has:
        | card                     | where                        |
        | Denevan Neural Parasites | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      And chance chooses "Bio-med Drone" and "Survey Drone"
      And Alice chooses "Bio-med Drone"
      Then "Survey Drone" has been killed
      And "Bio-med Drone" has not been killed

  @ruling=custom-cards-225
  Rule: Garanian Bolites stop two whom chance selects, unless their CUNNING is over 15 or there is a Hypospray

    @frame=many
    Scenario Outline: two with CUNNING 8 and <cunning>, with a <thing>, and they <are> stopped
      Given these made-up cards:
        | card | type      | affiliations | cunning   |
        | Ann  | personnel | Federation   | 8         |
        | Bea  | personnel | Federation   | <cunning> |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card    | where           |
        | Ann     | on "Excavation" |
        | Bea     | on "Excavation" |
        | <thing> | on "Excavation" |
      And Bob has:
        | card             | where              |
        | Garanian Bolites | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Ann" and "Bea" <are> stopped

      Examples: Clever enough, too dull, and with a Hypospray
        | cunning | thing     | are           |
        | 8       | Tricorder | are still not |
        | 7       | Tricorder | are now       |
        | 7       | Hypospray | are still not |

    @frame=many
    Example: of three it takes two, and the third goes on
      Given these made-up cards:
        | card | type      | affiliations | cunning |
        | Ann  | personnel | Federation   | 7       |
        | Bea  | personnel | Federation   | 7       |
        | Cay  | personnel | Federation   | 7       |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
        | Bea  | on "Excavation" |
        | Cay  | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Garanian Bolites     | under "Excavation" |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Ann" and "Bea" from "Ann", "Bea" and "Cay"
      Then "Ann" and "Bea" are now stopped
      And "Cay" has been killed

  @ruling=custom-cards-226
  Rule: A love interest takes a woman, or a man, whom chance selects to the furthest planet

    @frame=many
    Scenario Outline: of two whom <dilemma> may take one goes, past the nearer planet
      Given these made-up cards:
        | card | type      | affiliations | gender  |
        | Ann  | personnel | Federation   | <those> |
        | Bea  | personnel | Federation   | <those> |
        | Cal  | personnel | Federation   | <other> |
      And the spaceline:
        | mission               |
        | Excavation            |
        | Evacuation            |
        | Plunder Site          |
        | Explore Black Cluster |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
        | Bea  | on "Excavation" |
        | Cal  | on "Excavation" |
      And Bob has:
        | card      | where              |
        | <dilemma> | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Ann" from "Ann" and "Bea"
      Then "Ann" is now on "Plunder Site"
      And "<dilemma>" is now in Bob's discard pile

      Examples: Women, and men
        | dilemma                | those  | other  |
        | Female's Love Interest | female | male   |
        | Male's Love Interest   | male   | female |

  @ruling=custom-cards-227
  Rule: Firestorm kills those with INTEGRITY under 5

    @frame=many
    Scenario Outline: INTEGRITY <integrity>, and she <has> been killed
      Given these made-up cards:
        | card | type      | affiliations | integrity   |
        | Ann  | personnel | Federation   | <integrity> |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
      And Bob has:
        | card      | where              |
        | Firestorm | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Ann" <has> been killed
      And "Firestorm" is now in Bob's discard pile

      Examples: Just enough, and just too little
        | integrity | has     |
        | 5         | has not |
        | 4         | has     |

  @ruling=custom-cards-228
  Rule: Alien Abduction takes the one with the most CUNNING, and three Leadership bring him back

    @frame=many
    Example: of two who are equal their owner gives one, who is held for the time being
      Given these made-up cards:
        | card | type      | affiliations | cunning |
        | Ann  | personnel | Federation   | 9       |
        | Bea  | personnel | Federation   | 9       |
        | Cay  | personnel | Federation   | 8       |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
        | Bea  | on "Excavation" |
        | Cay  | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Alien Abduction | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Ann" from "Ann" and "Bea"
      Then "Ann" is now atop "Excavation"
      And "Alien Abduction" is now atop "Excavation"
      When Alice ends the turn
      Then "Ann" is still atop "Excavation"

    @frame=many
    Scenario Outline: the others have <skills>, and it <done> cured
      Given these made-up cards:
        | card | type      | affiliations | cunning | skills     |
        | Ann  | personnel | Federation   | 9       | Leadership |
        | Bea  | personnel | Federation   | 8       | <skills>   |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
        | Bea  | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Alien Abduction | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Alien Abduction" <done> overcome
      And "Ann" <is> on "Excavation"

      Examples: Three without her, and two
        | skills        | is           | done         |
        | Leadership x3 | is still     | has been     |
        | Leadership x2 | is no longer | has not been |
