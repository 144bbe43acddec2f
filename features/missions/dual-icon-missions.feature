Feature: Dual-icon missions
  A mission that is both in space and on a planet takes a crew and an Away Team.

  Background:
    Given these made-up cards:
      | card          | type    | kind | span | attempted by | points | requires    |
      | Orbital Ruins | mission | dual | 2    | Federation   | 40     | ENGINEER x2 |
    And the spaceline:
      | mission       |
      | Orbital Ruins |
    And Alice has:
      | card          | where              |
      | U.S.S. Nebula | at "Orbital Ruins" |

  @ruling=1eD-dual-icon-missions-01
  Rule: Dilemmas of every type are seeded under a dual-icon mission

    Scenario Outline: <dilemma> lies under it
      Given it is the dilemma phase
      And Alice has:
        | card      | where         |
        | <dilemma> | in seed cards |
      When Alice seeds "<dilemma>" under "Orbital Ruins"
      Then "<dilemma>" is now under "Orbital Ruins"
      And nothing else has changed

      @part=planet
      Examples: A planet dilemma
        | dilemma |
        | Archer  |

      @part=space
      Examples: A space dilemma
        | dilemma  |
        | Hull Rot |

      @part=either
      Examples: A dilemma of both kinds
        | dilemma         |
        | Chula: The Dice |

  @ruling=1eD-dual-icon-missions-02
  Rule: A Q-Flash is seeded under a dual-icon mission

    Example: it lies beneath
      Given it is the dilemma phase
      And Alice has:
        | card    | where         |
        | Q-Flash | in seed cards |
      When Alice seeds "Q-Flash" under "Orbital Ruins"
      Then "Q-Flash" is now under "Orbital Ruins"
      And nothing else has changed

  @ruling=1eD-dual-icon-missions-03
  Rule: Only both an Away Team and a crew in orbit begin to attempt a dual-icon mission

    Background:
      Given Alice has:
        | card        | where              |
        | Leah Brahms | on "Orbital Ruins" |

    @part=crew
    Example: an Away Team below an empty ship does not
      When Alice attempts "Orbital Ruins"
      Then that is illegal
      And nothing else has changed

    Example: with Deanna Troi aboard they do, and complete it
      Given Alice has:
        | card        | where                  |
        | Deanna Troi | aboard "U.S.S. Nebula" |
      When Alice attempts "Orbital Ruins"
      Then "Orbital Ruins" is now completed
      And Alice now has 40 points
      And nothing else has changed

    @part=away-team
    Example: a crew above an empty planet does not
      Given Alice has:
        | card        | where                  |
        | Deanna Troi | aboard "U.S.S. Nebula" |
      And "Leah Brahms" is aboard "U.S.S. Nebula"
      When Alice attempts "Orbital Ruins"
      Then that is illegal
      And nothing else has changed

  @ruling=1eD-dual-icon-missions-04
  Rule: Both groups are needed to go on

    @part=away-team
    Example: the only one on the planet is killed, and the crew does not complete the mission
      Given Alice has:
        | card        | where                  |
        | Worf        | on "Orbital Ruins"     |
        | Deanna Troi | aboard "U.S.S. Nebula" |
        | Leah Brahms | aboard "U.S.S. Nebula" |
      And Bob has:
        | card                 | where                 |
        | Armus - Skin of Evil | under "Orbital Ruins" |
      When Alice attempts "Orbital Ruins"
      Then "Worf" has been killed
      And "Orbital Ruins" is still not completed
      And "Deanna Troi" is still not stopped

    @part=crew
    Example: the only one aboard is killed, and the Away Team does not complete the mission
      Given Alice has:
        | card        | where                  |
        | Worf        | aboard "U.S.S. Nebula" |
        | Deanna Troi | on "Orbital Ruins"     |
        | Leah Brahms | on "Orbital Ruins"     |
      And Bob has:
        | card                   | where                 |
        | Nagilum: Test Subjects | under "Orbital Ruins" |
      When Alice attempts "Orbital Ruins"
      Then "Worf" has been killed
      And "Orbital Ruins" is still not completed
      And "Deanna Troi" is still not stopped
      And "Nagilum: Test Subjects" is now on "U.S.S. Nebula"
      And "Worf" is now in Alice's discard pile
      And "Nagilum: Test Subjects" is now counted down to 3
      And nothing else has changed

  @ruling=1eD-dual-icon-missions-07
  Rule: The attempt ends at once when one of the groups is gone

    @part=away-team @part=killed
    Example: the second dilemma is not met by the crew that is left
      Given Alice has:
        | card        | where                  |
        | Worf        | on "Orbital Ruins"     |
        | Deanna Troi | aboard "U.S.S. Nebula" |
      And Bob has:
        | card                 | where                 |
        | Armus - Skin of Evil | under "Orbital Ruins" |
        | Chula: The Chandra   | under "Orbital Ruins" |
      When Alice attempts "Orbital Ruins"
      Then "Worf" has been killed
      And "Chula: The Chandra" has not been encountered
      And "Chula: The Chandra" is still under "Orbital Ruins"

    @part=away-team @part=stopped
    Example: the Away Team is stopped by the first dilemma
      Given Alice has:
        | card        | where                  |
        | Worf        | on "Orbital Ruins"     |
        | Deanna Troi | aboard "U.S.S. Nebula" |
      And Bob has:
        | card               | where                 |
        | Impassable Door    | under "Orbital Ruins" |
        | Chula: The Chandra | under "Orbital Ruins" |
      When Alice attempts "Orbital Ruins"
      Then "Worf" and "Deanna Troi" are now stopped
      And "Chula: The Chandra" has not been encountered
      And "Chula: The Chandra" is still under "Orbital Ruins"
      And "U.S.S. Nebula" is now stopped
      And nothing else has changed

    @part=away-team @part=removed
    Example: the Away Team runs off to another planet
      Given these locations:
        | location   | quadrant |
        | Excavation | Alpha    |
      And Alice has:
        | card        | where                  |
        | Worf        | on "Orbital Ruins"     |
        | Deanna Troi | aboard "U.S.S. Nebula" |
      And Bob has:
        | card                 | where                 |
        | Male's Love Interest | under "Orbital Ruins" |
        | Chula: The Chandra   | under "Orbital Ruins" |
      When Alice attempts "Orbital Ruins"
      Then "Worf" is now on "Excavation"
      And "Chula: The Chandra" has not been encountered
      And "Chula: The Chandra" is still under "Orbital Ruins"
      And "Male's Love Interest" is now in Bob's discard pile
      And nothing else has changed

    @part=crew @part=disabled
    Example: the crew is disabled by the first dilemma
      Given Alice has:
        | card        | where                  |
        | Worf        | on "Orbital Ruins"     |
        | Deanna Troi | aboard "U.S.S. Nebula" |
      And Bob has:
        | card                      | where                 |
        | Two-Dimensional Creatures | under "Orbital Ruins" |
        | Chula: The Chandra        | under "Orbital Ruins" |
      When Alice attempts "Orbital Ruins"
      Then "Deanna Troi" is now disabled
      And "Chula: The Chandra" has not been encountered
      And "Chula: The Chandra" is still under "Orbital Ruins"
      And "Two-Dimensional Creatures" is now on "U.S.S. Nebula"
      And nothing else has changed

  @ruling=1eD-dual-icon-missions-05
  Rule: Both groups are needed even where an objective offers other requirements

    Background:
      Given these made-up cards:
        | card           | type      | kind | affiliations | species   | skills    | strength | attempted by | points | requires |
        | Stormy World   | mission   | dual |              |           |           |          | Non-Aligned  | 10     | Music    |
        | Old Vorta      | personnel |      | Non-Aligned  | Vorta     | Treachery | 3        |              |        |          |
        | Jem'Hadar Band | personnel |      | Non-Aligned  | Jem'Hadar |           | 9        |              |        |          |
      And the spaceline:
        | mission      |
        | Stormy World |
      And Alice has:
        | card            | where             |
        | Yridian Shuttle | at "Stormy World" |

    Example: the Vorta and his men alone do not attempt it
      Given Alice has:
        | card             | where             | count |
        | Subjugate Planet | on "Stormy World" |       |
        | Old Vorta        | on "Stormy World" |       |
        | Jem'Hadar Band   | on "Stormy World" | 4     |
      When Alice attempts "Stormy World"
      Then that is illegal

    Example: with somebody aboard a ship they subjugate the planet
      Given Alice has:
        | card             | where                    | count |
        | Subjugate Planet | on "Stormy World"        |       |
        | Old Vorta        | on "Stormy World"        |       |
        | Jem'Hadar Band   | on "Stormy World"        | 4     |
        | Dixon Hill       | aboard "Yridian Shuttle" |       |
      When Alice attempts "Stormy World"
      Then "Stormy World" is now completed
      And Alice now has 10 points
      And "Subjugate Planet" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-dual-icon-missions-06
  Rule: Each of the two groups has somebody whose affiliation matches

    @part=crew
    Example: a crew of none but Solkar does not do
      Given Alice has:
        | card         | where                 |
        | Husnock Ship | at "Orbital Ruins"    |
        | Leah Brahms  | on "Orbital Ruins"    |
        | Solkar       | aboard "Husnock Ship" |
      When Alice attempts "Orbital Ruins"
      Then that is illegal

    Example: with Deanna Troi beside him it does
      Given Alice has:
        | card         | where                 |
        | Husnock Ship | at "Orbital Ruins"    |
        | Leah Brahms  | on "Orbital Ruins"    |
        | Solkar       | aboard "Husnock Ship" |
        | Deanna Troi  | aboard "Husnock Ship" |
      When Alice attempts "Orbital Ruins"
      Then "Orbital Ruins" is now completed
      And "Solkar" is still aboard "Husnock Ship"
      And Alice now has 40 points
      And nothing else has changed

    @part=away-team
    Example: an Away Team of none but Solkar does not do
      Given Alice has:
        | card        | where                  |
        | Leah Brahms | aboard "U.S.S. Nebula" |
        | Solkar      | on "Orbital Ruins"     |
        | Deanna Troi | aboard "U.S.S. Nebula" |
      When Alice attempts "Orbital Ruins"
      Then that is illegal
      And nothing else has changed

    @part=crew
    Example: a crew of none but Amarie, who belongs to no affiliation, does not do
      Given Alice has:
        | card         | where                 |
        | Husnock Ship | at "Orbital Ruins"    |
        | Leah Brahms  | on "Orbital Ruins"    |
        | Worf         | on "Orbital Ruins"    |
        | Amarie       | aboard "Husnock Ship" |
      When Alice attempts "Orbital Ruins"
      Then that is illegal

    @part=away-team
    Example: an Away Team of none but Amarie does not do
      Given Alice has:
        | card        | where                  |
        | Leah Brahms | aboard "U.S.S. Nebula" |
        | Worf        | aboard "U.S.S. Nebula" |
        | Amarie      | on "Orbital Ruins"     |
      When Alice attempts "Orbital Ruins"
      Then that is illegal

    Example: with Worf beside her and Leah Brahms in orbit it does
      Given Alice has:
        | card        | where                  |
        | Leah Brahms | aboard "U.S.S. Nebula" |
        | Amarie      | on "Orbital Ruins"     |
        | Worf        | on "Orbital Ruins"     |
      When Alice attempts "Orbital Ruins"
      Then "Orbital Ruins" is now completed
      And "Amarie" and "Worf" are still on "Orbital Ruins"
      And Alice now has 40 points
      And nothing else has changed

  @ruling=1eD-dual-icon-missions-09
  Rule: A space dilemma is met by the crew

    Example: Nagilum takes his pick aboard the ship
      Given Alice has:
        | card        | where                  |
        | Worf        | on "Orbital Ruins"     |
        | Deanna Troi | aboard "U.S.S. Nebula" |
        | Mendon      | aboard "U.S.S. Nebula" |
      And Bob has:
        | card                   | where                 |
        | Nagilum: Test Subjects | under "Orbital Ruins" |
      When Alice attempts "Orbital Ruins"
      And chance chooses "Mendon" from "Mendon" and "Deanna Troi"
      Then "Mendon" has been killed
      And "Nagilum: Test Subjects" is now on "U.S.S. Nebula"
      And "Mendon" is now in Alice's discard pile
      And nothing else has changed

    Example: the programmer is aboard, and gets past the computer
      Given Alice has:
        | card        | where                  |
        | Worf        | on "Orbital Ruins"     |
        | Data        | aboard "U.S.S. Nebula" |
      And Bob has:
        | card             | where                 |
        | Ancient Computer | under "Orbital Ruins" |
      When Alice attempts "Orbital Ruins"
      Then "Ancient Computer" has been overcome
      And "Data" and "Worf" are still not stopped

    @frame=many
    Example: the programmer is on the planet, and the crew does not get past the computer
      Given Alice has:
        | card        | where                  |
        | Data        | on "Orbital Ruins"     |
        | Worf        | aboard "U.S.S. Nebula" |
      And Bob has:
        | card             | where                 |
        | Ancient Computer | under "Orbital Ruins" |
      When Alice attempts "Orbital Ruins"
      Then "Ancient Computer" has not been overcome
      And "Ancient Computer" is still under "Orbital Ruins"
      And "Worf" is now stopped

  @ruling=1eD-dual-icon-missions-10
  Rule: A planet dilemma is met by the Away Team

    Example: Armus finds his victim on the planet
      Given Alice has:
        | card        | where                  |
        | Worf        | on "Orbital Ruins"     |
        | Data        | on "Orbital Ruins"     |
        | Deanna Troi | aboard "U.S.S. Nebula" |
      And Bob has:
        | card                 | where                 |
        | Armus - Skin of Evil | under "Orbital Ruins" |
      When Alice attempts "Orbital Ruins"
      And chance chooses "Data" from "Worf" and "Data"
      Then "Data" has been killed

  @ruling=1eD-dual-icon-missions-11
  Rule: Whoever attempts the mission says which group meets what may be met in space and on a planet

    Background:
      Given Alice has:
        | card        | where                  |
        | Worf        | on "Orbital Ruins"     |
        | Deanna Troi | aboard "U.S.S. Nebula" |

    Scenario Outline: the <group> meets it, and it lies on <patient>
      Given Bob has:
        | card          | where                 |
        | Frame of Mind | under "Orbital Ruins" |
      When Alice attempts "Orbital Ruins"
      And Alice chooses the word "<group>" from the word "crew" and the word "Away Team"
      And Bob chooses Navigation
      And Bob chooses Music
      Then "Frame of Mind" is now on "<patient>"
      And nothing else has changed

      @part=crew
      Examples: The crew
        | group | patient     |
        | crew  | Deanna Troi |

      @part=away-team
      Examples: The Away Team
        | group     | patient |
        | Away Team | Worf    |

    @frame=many
    Scenario Outline: the <group> comes under friendly fire, and <victim> is killed
      Given Bob has:
        | card          | where                 |
        | Friendly Fire | under "Orbital Ruins" |
      When Alice attempts "Orbital Ruins"
      And Alice chooses the word "<group>" from the word "crew" and the word "Away Team"
      Then "<victim>" has been killed
      And "<victim>" is now in Alice's discard pile
      And "<survivor>" is still <place>
      And "Friendly Fire" is now on "Orbital Ruins"

      @part=crew
      Examples: The crew
        | group | victim      | survivor | place              |
        | crew  | Deanna Troi | Worf     | on "Orbital Ruins" |

      @part=away-team
      Examples: The Away Team
        | group     | victim | survivor    | place                  |
        | Away Team | Worf   | Deanna Troi | aboard "U.S.S. Nebula" |

  @ruling=1eD-dual-icon-missions-12
  Rule: So it is with cards that have the icon of Q

    @part=crew
    Example: the crew plays hide and seek
      Given Alice has:
        | card         | where                  |
        | Worf         | on "Orbital Ruins"     |
        | Deanna Troi  | aboard "U.S.S. Nebula" |
        | Linda Larson | aboard "U.S.S. Nebula" |
      And Bob has:
        | card          | where                 |
        | Hide and Seek | under "Orbital Ruins" |
      When Alice attempts "Orbital Ruins"
      And Alice chooses the word "crew" from the word "crew" and the word "Away Team"
      And chance chooses "Linda Larson" from "Deanna Troi", "Linda Larson" and "Hide and Seek"
      Then "Hide and Seek" has been encountered
      And "Linda Larson" is now stopped
      And "Hide and Seek" is now in Bob's discard pile
      And nothing else has changed

    @part=away-team
    Example: the Away Team plays hide and seek
      Given Alice has:
        | card         | where                  |
        | Worf         | aboard "U.S.S. Nebula" |
        | Deanna Troi  | on "Orbital Ruins"     |
        | Linda Larson | on "Orbital Ruins"     |
      And Bob has:
        | card          | where                 |
        | Hide and Seek | under "Orbital Ruins" |
      When Alice attempts "Orbital Ruins"
      And Alice chooses the word "Away Team" from the word "crew" and the word "Away Team"
      And chance chooses "Linda Larson" from "Deanna Troi", "Linda Larson" and "Hide and Seek"
      Then "Hide and Seek" has been encountered
      And "Linda Larson" is now stopped
      And "Hide and Seek" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dual-icon-missions-13
  Rule: In a Q-Flash as many cards come as there are personnel in the crew and the Away Team together

    Example: for two on the planet and one aboard, the third card is the last
      Given Alice has:
        | card         | where                  |
        | Worf         | on "Orbital Ruins"     |
        | Linda Larson | on "Orbital Ruins"     |
        | Deanna Troi  | aboard "U.S.S. Nebula" |
      And Bob has:
        | card    | where                 |
        | Q-Flash | under "Orbital Ruins" |
      And Bob's Q-Continuum holds in order:
        | card            |
        | The Naked Truth |
        | Door-Net        |
        | Hide and Seek   |
        | Q-Type Android  |
      When Alice attempts "Orbital Ruins"
      And Alice chooses the word "Away Team"
      And chance chooses "Linda Larson" from "Worf", "Linda Larson" and "Hide and Seek"
      Then "Q-Flash" and "Hide and Seek" have been encountered
      And "Q-Type Android" has not been encountered
      And "Linda Larson" is now stopped
      And "Q-Flash" is now in Bob's discard pile
      And "The Naked Truth" is still face up
      And "Door-Net" is still face up
      And "Hide and Seek" is now face up
      And nothing else has changed
