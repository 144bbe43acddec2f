Feature: Engage Shuttle Operations in 1996
  Shuttles leave the ships that carry them, land on planets and take off again.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |
      | Repair Mission |

  @ruling=faq96-38-engage-shuttle-operations-01
  Rule: A shuttle may leave a ship that is going to be destroyed at the end of the turn

    Example: everybody gets away before the ship destroys itself
      Given Alice has:
        | card                      | where                         |
        | Engage Shuttle Operations | on the table                  |
        | U.S.S. Enterprise         | at "Excavation"               |
        | Type VI Shuttlecraft      | aboard "U.S.S. Enterprise"    |
        | Geordi La Forge           | aboard "Type VI Shuttlecraft" |
        | Taitt                     | aboard "Type VI Shuttlecraft" |
        | Auto-Destruct Sequence    | in hand                       |
      When Alice plays "Auto-Destruct Sequence" on "U.S.S. Enterprise"
      And Alice launches "Type VI Shuttlecraft" from "U.S.S. Enterprise"
      And Alice moves "Type VI Shuttlecraft" to "Relief Mission"
      And Alice ends the turn
      Then "U.S.S. Enterprise" has been destroyed
      And "Type VI Shuttlecraft" is still at "Relief Mission"
      And "Geordi La Forge" and "Taitt" are still aboard "Type VI Shuttlecraft"
      And "U.S.S. Enterprise" and "Auto-Destruct Sequence" are now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-38-engage-shuttle-operations-02
  Rule: A shuttle does not leave its ship in the midst of a battle or a dilemma

    Background:
      Given Alice has:
        | card                      | where                         |
        | Engage Shuttle Operations | on the table                  |
        | U.S.S. Enterprise         | at "Repair Mission"           |
        | Type VI Shuttlecraft      | aboard "U.S.S. Enterprise"    |

    @part=battle
    Example: it stays aboard while the ship is under attack
      Given Alice has:
        | card               | where                      |
        | Geordi La Forge    | aboard "U.S.S. Enterprise" |
        | Taitt              | aboard "Type VI Shuttlecraft" |
        | Asteroid Sanctuary | in hand                    |
      And Bob has:
        | card   | where               |
        | Bortas | at "Repair Mission" |
        | Gowron | aboard "Bortas"     |
        | Kurn   | aboard "Bortas"     |
        | Klag   | aboard "Bortas"     |
      And it is Bob's turn
      When Bob attacks "U.S.S. Enterprise" with "Bortas"
      And Alice responds with "Engage Shuttle Operations" on "Type VI Shuttlecraft"
      Then that is illegal

    @part=dilemma
    Example: it stays aboard while the crew is in a dilemma
      Given Alice has:
        | card                   | where                         |
        | Geordi La Forge        | aboard "U.S.S. Enterprise" |
        | Deanna Troi            | aboard "U.S.S. Enterprise"    |
        | Taitt                  | aboard "Type VI Shuttlecraft" |
        | Howard Heirloom Candle | in hand                       |
      And Bob has:
        | card          | where                  |
        | Empathic Echo | under "Repair Mission" |
      When Alice attempts "Repair Mission"
      And Alice responds with "Engage Shuttle Operations" on "Type VI Shuttlecraft"
      Then that is illegal

    @frame=many
    Example: there is time for Asteroid Sanctuary in the battle
      Given Alice has:
        | card               | where                      |
        | Geordi La Forge    | aboard "U.S.S. Enterprise" |
        | Jean-Luc Picard    | aboard "U.S.S. Enterprise" |
        | Asteroid Sanctuary | in hand                    |
      And Bob has:
        | card   | where               |
        | Bortas | at "Repair Mission" |
        | Gowron | aboard "Bortas"     |
        | Kurn   | aboard "Bortas"     |
        | Klag   | aboard "Bortas"     |
      And it is Bob's turn
      When Bob attacks "U.S.S. Enterprise" with "Bortas"
      And Alice responds with "Asteroid Sanctuary" on "U.S.S. Enterprise"
      Then "Asteroid Sanctuary" is now on "U.S.S. Enterprise"

  @ruling=faq96-38-engage-shuttle-operations-03
  Rule: A shuttle may ferry personnel beyond where its ship comes

    @part=range
    Example: the shuttle goes on where the RANGE of the ship ends
      Given Alice has:
        | card                      | where                         |
        | Engage Shuttle Operations | on the table                  |
        | U.S.S. Enterprise         | at "Excavation"               |
        | Type VI Shuttlecraft      | aboard "U.S.S. Enterprise"    |
        | Geordi La Forge           | aboard "Type VI Shuttlecraft" |
      And "U.S.S. Enterprise" is left with RANGE 1
      When Alice launches "Type VI Shuttlecraft" from "U.S.S. Enterprise"
      And Alice moves "Type VI Shuttlecraft" to "Repair Mission"
      Then "Type VI Shuttlecraft" is now at "Repair Mission"
      And "Geordi La Forge" is still aboard "Type VI Shuttlecraft"
      And the remaining RANGE of "Type VI Shuttlecraft" is 2
      And "U.S.S. Enterprise" is still at "Excavation"
      And nothing else has changed

    @part=q-net
    Example: Picard passes the Q-Net, and boards a ship that could not
      Given Alice has:
        | card                      | where                         |
        | Engage Shuttle Operations | on the table                  |
        | U.S.S. Enterprise         | at "Excavation"               |
        | Geordi La Forge           | aboard "U.S.S. Enterprise"    |
        | Type VI Shuttlecraft      | aboard "U.S.S. Enterprise"    |
        | Jean-Luc Picard           | aboard "Type VI Shuttlecraft" |
        | U.S.S. Brittain           | at "Relief Mission"           |
        | Soren                     | aboard "U.S.S. Brittain"      |
      And Bob has:
        | card  | where                                     |
        | Q-Net | between "Excavation" and "Relief Mission" |
      When Alice launches "Type VI Shuttlecraft" from "U.S.S. Enterprise"
      And Alice moves "Type VI Shuttlecraft" to "Relief Mission"
      And Alice beams "Jean-Luc Picard" aboard "U.S.S. Brittain"
      Then "Type VI Shuttlecraft" is still at "Relief Mission"
      And "Jean-Luc Picard" is now aboard "U.S.S. Brittain"
      And nothing else has changed

  @ruling=faq96-38-engage-shuttle-operations-04
  Rule: A shuttle lands on a planet where cards stop those who beam

    @frame=open
    Scenario Outline: the shuttle comes down in spite of <obstacle>
      Given Alice has:
        | card                      | where                         |
        | Engage Shuttle Operations | on the table                  |
        | Type VI Shuttlecraft      | at "Excavation"               |
        | Taitt                     | aboard "Type VI Shuttlecraft" |
      And Bob has:
        | card       | where           |
        | Tama       | at "Excavation" |
        | <obstacle> | on "<holder>"   |
      When Alice lands "Type VI Shuttlecraft" on "Excavation"
      Then "Type VI Shuttlecraft" is now on "Excavation"
      And "Taitt" is still aboard "Type VI Shuttlecraft"

      @part=atmospheric-ionization
      Examples: Atmospheric Ionization
        | obstacle               | holder     |
        | Atmospheric Ionization | Excavation |

      @part=distortion-field
      Examples: Distortion Field
        | obstacle         | holder     |
        | Distortion Field | Excavation |

      @part=particle-scattering-field
      Examples: Particle Scattering Field
        | obstacle                  | holder |
        | Particle Scattering Field | Tama   |

  @ruling=faq96-38-engage-shuttle-operations-05
  Rule: A shuttle lands with its whole RANGE unused, and uses all of it

    @frame=open
    Scenario Outline: a shuttle that is left with RANGE <left> is to land
      Given Alice has:
        | card                      | where                         |
        | Engage Shuttle Operations | on the table                  |
        | Type VI Shuttlecraft      | at "Excavation"               |
        | Taitt                     | aboard "Type VI Shuttlecraft" |
      And "Type VI Shuttlecraft" is left with RANGE <left>
      When Alice lands "Type VI Shuttlecraft" on "Excavation"
      Then that is <verdict>
      And the remaining RANGE of "Type VI Shuttlecraft" is <then>

      @part=whole
      Examples: It must not have used any
        | left | verdict | then |
        | 5    | illegal | 5    |

      @part=all
      Examples: It uses it all
        | left | verdict | then |
        | 6    | legal   | 0    |

    @part=all @frame=open
    Example: it does not go back into orbit or fly on before its next turn
      Given Alice has:
        | card                      | where                         |
        | Engage Shuttle Operations | on the table                  |
        | Type VI Shuttlecraft      | at "Excavation"               |
        | Taitt                     | aboard "Type VI Shuttlecraft" |
      When Alice lands "Type VI Shuttlecraft" on "Excavation"
      Then these are illegal:
        | action                                                 |
        | Alice takes off "Type VI Shuttlecraft" from "Excavation" |
        | Alice moves "Type VI Shuttlecraft" to "Relief Mission" |
      When Alice ends the turn
      And Bob ends the turn
      And Alice takes off "Type VI Shuttlecraft" from "Excavation"
      Then "Type VI Shuttlecraft" is still at "Excavation"

  @ruling=faq96-38-engage-shuttle-operations-06
  Rule: Those aboard a shuttle that has landed go about their business on the planet

    Background:
      Given Alice has:
        | card                      | where                         |
        | Engage Shuttle Operations | on the table                  |
        | Type VI Shuttlecraft      | at "Excavation"               |
        | Taitt                     | aboard "Type VI Shuttlecraft" |
        | Jean-Luc Picard           | aboard "Type VI Shuttlecraft" |

    @frame=open
    Example: Picard gets out and finds what is to be found, and Worf is stopped with his ship
      Given Alice has:
        | card     | where             | state   |
        | Runabout | at "Excavation"   | stopped |
        | Worf     | aboard "Runabout" |         |
      When Alice lands "Type VI Shuttlecraft" on "Excavation"
      And Alice walks "Jean-Luc Picard" to "Excavation"
      Then "Jean-Luc Picard" is now on "Excavation"
      When Alice attempts "Excavation"
      Then "Excavation" is now completed
      And Alice now has 25 points
      And "Worf" is still stopped

  @ruling=faq96-38-engage-shuttle-operations-07
  Rule: A shuttle uses its whole RANGE to go back into orbit

    Background:
      Given Alice has:
        | card                      | where                         |
        | Engage Shuttle Operations | on the table                  |

    @frame=open
    Example: the shuttle takes off, and flies on in the turn after
      Given Alice has:
        | card                 | where                         |
        | Type VI Shuttlecraft | on "Excavation"               |
        | Taitt                | aboard "Type VI Shuttlecraft" |
      When Alice takes off "Type VI Shuttlecraft" from "Excavation"
      Then the remaining RANGE of "Type VI Shuttlecraft" is 0
      And these are illegal:
        | action                                                 |
        | Alice moves "Type VI Shuttlecraft" to "Relief Mission" |
      When Alice ends the turn
      And Bob ends the turn
      And Alice moves "Type VI Shuttlecraft" to "Relief Mission"
      Then "Type VI Shuttlecraft" is now at "Relief Mission"

  @ruling=faq96-38-engage-shuttle-operations-08
  Rule: Type VI Shuttlecraft and Yridian Shuttle are shuttles, and Runabouts are not

    @frame=open
    Scenario Outline: <ship> is to land
      Given Alice has:
        | card                      | where           |
        | Engage Shuttle Operations | on the table    |
        | <ship>                    | at "Excavation" |
        | <pilot>                   | aboard "<ship>" |
      When Alice lands "<ship>" on "Excavation"
      Then that is <verdict>

      @part=shuttles
      Examples: Shuttles land
        | ship                 | pilot | verdict |
        | Type VI Shuttlecraft | Taitt | legal   |
        | Yridian Shuttle      | Narik | legal   |

      @part=runabouts
      Examples: Runabouts do not
        | ship     | pilot | verdict |
        | Runabout | Taitt | illegal |

  @ruling=faq96-38-engage-shuttle-operations-09
  Rule: Loss of Orbital Stability does not affect a shuttle that has landed

    Scenario Outline: Bob aims it at a shuttle that is <where> the planet
      Given Alice has:
        | card            | where                    |
        | Yridian Shuttle | <where> "Excavation"     |
        | Narik           | aboard "Yridian Shuttle" |
      And Bob has:
        | card                      | where   |
        | Loss of Orbital Stability | in hand |
      When Bob plays "Loss of Orbital Stability" on "Yridian Shuttle"
      Then that is <verdict>

      Examples: It is safe on the planet, and not in orbit
        | where | verdict |
        | on    | illegal |
        | at    | legal   |
