Feature: Disabled personnel in 1996
  What Ktarian Game and Two-Dimensional Creatures do to a crew, and what ends it.

  Background:
    Given the spaceline:
      | mission               |
      | Wormhole Negotiations |
      | Excavation            |
    And Alice has:
      | card        | where                      |
      | U.S.S. Hood | at "Wormhole Negotiations" |

  @ruling=faq96-323-ktarian-game-01
  Rule: Ktarian Game disables one of those aboard at once, and one more at the start of each turn of yours

    @part=encounter
    Example: chance selects a first player when the game is met
      Given Alice has:
        | card             | where                |
        | William T. Riker | aboard "U.S.S. Hood" |
        | Wesley Crusher   | aboard "U.S.S. Hood" |
      And Bob has:
        | card         | where                         |
        | Ktarian Game | under "Wormhole Negotiations" |
      When Alice attempts "Wormhole Negotiations"
      And chance chooses "William T. Riker" from "William T. Riker" and "Wesley Crusher"
      Then "William T. Riker" is now disabled
      And "Wesley Crusher" is still not disabled
      And "Ktarian Game" is now on "U.S.S. Hood"
      And nothing else has changed

    @part=each-turn
    Example: chance selects the next player among the others when the turn of their player starts
      Given Alice has:
        | card             | where                | state    |
        | William T. Riker | aboard "U.S.S. Hood" | disabled |
        | Wesley Crusher   | aboard "U.S.S. Hood" |          |
        | Deanna Troi      | aboard "U.S.S. Hood" |          |
      And Bob has:
        | card         | where            |
        | Ktarian Game | on "U.S.S. Hood" |
      And it is Bob's turn
      When Bob ends the turn
      And chance chooses "Deanna Troi" from "Deanna Troi" and "Wesley Crusher"
      Then "Deanna Troi" is now disabled
      And "Wesley Crusher" is still not disabled
      And "William T. Riker" is still disabled
      And nothing else has changed

  @ruling=faq96-323-ktarian-game-02
  Rule: The disabled stay aboard alive, and are as good as out of play

    @part=alive
    Example: the booby trap kills the only one who is not disabled
      Given Alice has:
        | card             | where                | state    |
        | William T. Riker | aboard "U.S.S. Hood" | disabled |
        | Taitt            | aboard "U.S.S. Hood" |          |
      And Bob has:
        | card               | where                         |
        | Menthar Booby Trap | under "Wormhole Negotiations" |
      When Alice attempts "Wormhole Negotiations"
      Then "Taitt" has been killed
      And "William T. Riker" has not been killed
      And "William T. Riker" is still aboard "U.S.S. Hood"
      And "William T. Riker" is still disabled

    @part=out-of-play
    Example: a disabled boy is not the one who gets a team past a Zaldan
      Given Alice has:
        | card           | where           | state    |
        | Worf           | on "Excavation" |          |
        | Wesley Crusher | on "Excavation" | disabled |
      And Bob has:
        | card   | where              |
        | Zaldan | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Zaldan" has not been overcome

    Example: the victim of a battle is selected among those who are not disabled
      Given Alice has:
        | card         | where           | state    |
        | Worf         | on "Excavation" | disabled |
        | Calloway     | on "Excavation" |          |
        | Simon Tarses | on "Excavation" |          |
      And Bob has:
        | card   | where           |
        | Gowron | on "Excavation" |
        | Kurn   | on "Excavation" |
      And it is Bob's turn
      When Bob attacks Alice's Away Team on "Excavation" with "Gowron" and "Kurn"
      And chance chooses "Calloway" from "Calloway" and "Simon Tarses"
      Then "Calloway" has been killed
      And "Worf" is still on "Excavation"

  @ruling=faq96-323-ktarian-game-03
  Rule: No skill, staffing icon or other ability of the disabled may be used

    Background:
      Given Alice has:
        | card             | where                |
        | Lwaxana Troi     | aboard "U.S.S. Hood" |
        | Beverly Crusher  | aboard "U.S.S. Hood" |
        | William T. Riker | aboard "U.S.S. Hood" |

    @part=icons
    Example: the icon of a disabled doctor does not staff the ship
      Given "Beverly Crusher" is disabled
      When Alice moves "U.S.S. Hood" to "Excavation"
      Then that is illegal
      And nothing else has changed

    Example: the icon of the doctor staffs the ship when she is not disabled
      When Alice moves "U.S.S. Hood" to "Excavation"
      Then "U.S.S. Hood" is now at "Excavation"
      And nothing else has changed

    Example: Captain's Log serves the ship of an active captain, and not the one of a disabled captain
      Given Alice has:
        | card                | where                         | state    |
        | Captain's Log       | on the table                  |          |
        | U.S.S. Phoenix      | at "Wormhole Negotiations"    |          |
        | Benjamin Maxwell    | aboard "U.S.S. Phoenix"       | disabled |
        | U.S.S. Enterprise-C | at "Wormhole Negotiations"    |          |
        | Rachel Garrett      | aboard "U.S.S. Enterprise-C"  |          |
      Then the WEAPONS of "U.S.S. Phoenix" are 7
      And the WEAPONS of "U.S.S. Enterprise-C" are 10

    Example: Metaphasic Shields count the classification of an active scientist, and not that of a disabled one
      Given Alice has:
        | card                    | where                      | state    |
        | Runabout                | at "Wormhole Negotiations" |          |
        | Metaphasic Shields [a]  | on "Runabout"              |          |
        | Taitt                   | aboard "Runabout"          | disabled |
        | Metaphasic Shields [b]  | on "U.S.S. Hood"           |          |
        | Albert Einstein         | aboard "U.S.S. Hood"       |          |
      Then the SHIELDS of "Runabout" are 5
      And the SHIELDS of "U.S.S. Hood" are 9

    Scenario Outline: Paul Rice is <state>, and for him to nullify an Echo Papa is <verdict>
      Given Alice has:
        | card      | where           | state   |
        | Paul Rice | on "Excavation" | <state> |
        | Soren     | on "Excavation" |         |
      And Bob has:
        | card                       | where           |
        | Echo Papa 607 Killer Drone | on "Excavation" |
      When Alice uses "Paul Rice" on "Echo Papa 607 Killer Drone"
      Then that is <verdict>

      Examples: Disabled, and not
        | state        | verdict |
        | disabled     | illegal |
        | not disabled | legal   |

    Example: D'Tan is disabled, and does nothing for the INTEGRITY of Bochra beside him
      Given Alice has:
        | card   | where                | state    |
        | D'Tan  | aboard "U.S.S. Hood" | disabled |
        | Bochra | aboard "U.S.S. Hood" |          |
      Then the INTEGRITY of "Bochra" is 7

    @part=skills
    Example: the MEDICAL of a disabled doctor does not overcome the booby trap
      Given "Beverly Crusher" is disabled
      And Bob has:
        | card               | where                         |
        | Menthar Booby Trap | under "Wormhole Negotiations" |
      When Alice attempts "Wormhole Negotiations"
      And chance chooses "William T. Riker" from "William T. Riker" and "Lwaxana Troi"
      Then "William T. Riker" has been killed
      And "Menthar Booby Trap" has not been overcome

    @part=abilities
    Scenario Outline: one who is <state> walks off a docked ship, and that is <verdict>
      Given Alice has:
        | card               | where                          | state   |
        | Federation Outpost | at "Excavation"                |         |
        | Runabout           | docked at "Federation Outpost" |         |
        | Taitt              | aboard "Runabout"              | <state> |
      When Alice walks "Taitt" aboard "Federation Outpost"
      Then that is <verdict>

      Examples: Only one who is not disabled
        | state        | verdict |
        | disabled     | illegal |
        | not disabled | legal   |

    Scenario Outline: a ship without staffing icons asks to fly with a personnel who is <state>, and that is <verdict>
      Given Alice has:
        | card     | where             | state   |
        | Runabout | at "Excavation"   |         |
        | Taitt    | aboard "Runabout" | <state> |
      When Alice moves "Runabout" to "Wormhole Negotiations"
      Then that is <verdict>

      Examples: Only one who is not disabled staffs it
        | state        | verdict |
        | disabled     | illegal |
        | not disabled | legal   |

    @part=abilities
    Scenario Outline: a warrior who is <state> attacks, and that is <verdict>
      Given Alice has:
        | card | where           | state   |
        | Kurn | on "Excavation" | <state> |
      And Bob has:
        | card    | where           |
        | Tomalak | on "Excavation" |
      When Alice attacks "Tomalak" with "Kurn"
      Then that is <verdict>

      Examples: Only one who is not disabled
        | state        | verdict |
        | disabled     | illegal |
        | not disabled | legal   |

    Example: the second woman present is disabled, and the society does not listen
      Given Alice has:
        | card        | where           | state    |
        | Taitt       | on "Excavation" |          |
        | Deanna Troi | on "Excavation" | disabled |
      And Bob has:
        | card                | where              |
        | Matriarchal Society | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Matriarchal Society" has not been overcome
      And "Taitt" is now stopped
      And nothing else has changed

    Example: the android aboard is disabled and does not cure the game
      Given "U.S.S. Hood" is at "Excavation"
      And Bob has:
        | card         | where            |
        | Ktarian Game | on "U.S.S. Hood" |
      And Alice has:
        | card     | where                | state                      |
        | Calloway | on "Excavation"      |                            |
        | Data     | aboard "U.S.S. Hood" | disabled by "Ktarian Game" |
      When Alice beams "Calloway" aboard "U.S.S. Hood"
      Then "Calloway" is now aboard "U.S.S. Hood"
      And "Ktarian Game" is still on "U.S.S. Hood"
      And nothing else has changed

    Example: it is so of the scientist of the other player
      Given Bob has:
        | card                   | where                      | state    |
        | Runabout               | at "Wormhole Negotiations" |          |
        | Metaphasic Shields [a] | on "Runabout"              |          |
        | Taitt                  | aboard "Runabout"          | disabled |
      Then the SHIELDS of "Runabout" are 5

  @ruling=faq96-323-ktarian-game-04
  Rule: Those aboard who are not disabled act as usual

    Example: the others attempt the mission
      Given Alice has:
        | card             | where                | state    |
        | Wesley Crusher   | aboard "U.S.S. Hood" | disabled |
        | William T. Riker | aboard "U.S.S. Hood" |          |
      When Alice attempts "Wormhole Negotiations"
      Then that is legal
      And nothing else has changed

  @ruling=faq96-323-ktarian-game-05
  Rule: Only the CUNNING of those who are not disabled counts for the cure

    Example: with the CUNNING of a disabled officer there would be enough of it aboard
      Given "U.S.S. Hood" is at "Excavation"
      And Alice has:
        | card            | where                | state    |
        | Jean-Luc Picard | aboard "U.S.S. Hood" | disabled |
        | Geordi La Forge | aboard "U.S.S. Hood" |          |
        | Wesley Crusher  | aboard "U.S.S. Hood" |          |
        | Beverly Crusher | on "Excavation"      |          |
      And Bob has:
        | card         | where            |
        | Ktarian Game | on "U.S.S. Hood" |
      When Alice beams "Beverly Crusher" aboard "U.S.S. Hood"
      Then "Beverly Crusher" is now aboard "U.S.S. Hood"
      And "Ktarian Game" is still on "U.S.S. Hood"
      And nothing else has changed

  @ruling=faq96-323-ktarian-game-06
  Rule: An android aboard cures Ktarian Game, too

    Example: an android comes aboard, and the game is over
      Given "U.S.S. Hood" is at "Excavation"
      And Bob has:
        | card         | where            |
        | Ktarian Game | on "U.S.S. Hood" |
      And Alice has:
        | card           | where                | state                      |
        | Taitt          | aboard "U.S.S. Hood" |                            |
        | Wesley Crusher | aboard "U.S.S. Hood" | disabled by "Ktarian Game" |
        | Data           | on "Excavation"      |                            |
      When Alice beams "Data" aboard "U.S.S. Hood"
      Then "Data" is now aboard "U.S.S. Hood"
      And "Ktarian Game" has been overcome
      And "Ktarian Game" is now in Bob's discard pile
      And "Wesley Crusher" is no longer disabled
      And nothing else has changed

    Example: of two who come aboard only the android is the cure
      Given "U.S.S. Hood" is at "Excavation"
      And Bob has:
        | card         | where            |
        | Ktarian Game | on "U.S.S. Hood" |
      And Alice has:
        | card     | where                |
        | Taitt    | aboard "U.S.S. Hood" |
        | Calloway | on "Excavation"      |
        | Data     | on "Excavation"      |
      When Alice beams "Calloway" aboard "U.S.S. Hood"
      Then "Ktarian Game" is still on "U.S.S. Hood"
      When Alice beams "Data" aboard "U.S.S. Hood"
      Then "Ktarian Game" has been overcome
      And "Taitt" is still not disabled

  @ruling=faq96-323-ktarian-game-07
  Rule: Seize Wesley may not be played while Ktarian Game is being met

    Background:
      Given Alice has:
        | card           | where                |
        | Wesley Crusher | aboard "U.S.S. Hood" |
      And Bob has:
        | card         | where   |
        | Seize Wesley | in hand |

    Example: Bob cannot have him seized as soon as the game is uncovered
      Given Bob has:
        | card         | where                         |
        | Ktarian Game | under "Wormhole Negotiations" |
      When Alice attempts "Wormhole Negotiations"
      And Bob responds with "Seize Wesley" on "U.S.S. Hood"
      Then that is illegal
      And "Seize Wesley" is still in Bob's hand
      And "Wesley Crusher" is now disabled
      And "Ktarian Game" is now on "U.S.S. Hood"
      And nothing else has changed

    Example: Bob has him seized between that dilemma and the next
      Given Alice has:
        | card  | where                |
        | Taitt | aboard "U.S.S. Hood" |
      And the seeds under "Wormhole Negotiations" hold in order:
        | card               |
        | Ktarian Game       |
        | Menthar Booby Trap |
      When Alice attempts "Wormhole Negotiations"
      And chance chooses "Taitt" from "Taitt" and "Wesley Crusher"
      And Bob responds with "Seize Wesley" on "U.S.S. Hood"
      Then "Wesley Crusher" is now disabled
      And "Wesley Crusher" is now captive
      And "Seize Wesley" is now in Bob's discard pile
      And "Taitt" is still disabled
      And "Ktarian Game" is still on "U.S.S. Hood"
      And nothing else has changed

  @ruling=faq96-323-two-dimensional-creatures-01
  Rule: Empaths hit by Two-Dimensional Creatures can do nothing at all

    Example: the empath is disabled, and no longer fit for an attempt that another may make
      Given Alice has:
        | card        | where                |
        | Deanna Troi | aboard "U.S.S. Hood" |
        | Taitt       | aboard "U.S.S. Hood" |
      And Bob has:
        | card                      | where                         |
        | Two-Dimensional Creatures | under "Wormhole Negotiations" |
        | Lwaxana Troi              | aboard "U.S.S. Hood"          |
      When Alice attempts "Wormhole Negotiations"
      Then "Deanna Troi" is now disabled
      And "Taitt" is still not disabled
      And "Lwaxana Troi" is still not disabled
      And "Two-Dimensional Creatures" is now on "U.S.S. Hood"
      And these are illegal:
        | action                                                                       |
        | Alice attempts "Wormhole Negotiations" from "U.S.S. Hood" with "Deanna Troi" |
      And these are legal:
        | action                                                                 |
        | Alice attempts "Wormhole Negotiations" from "U.S.S. Hood" with "Taitt" |
      And nothing else has changed

    Scenario Outline: <who> comes aboard where they lie, and to attempt the mission alone is <verdict>
      Given Alice has:
        | card     | where                      |
        | Runabout | at "Wormhole Negotiations" |
        | <who>    | aboard "Runabout"          |
      And Bob has:
        | card                      | where            |
        | Two-Dimensional Creatures | on "U.S.S. Hood" |
      When Alice beams "<who>" aboard "U.S.S. Hood"
      And Alice attempts "Wormhole Negotiations" from "U.S.S. Hood" with "<who>"
      Then that is <verdict>

      Examples: An empath, and somebody else
        | who         | verdict |
        | Deanna Troi | illegal |
        | Taitt       | legal   |

  @ruling=faq96-323-two-dimensional-creatures-02
  Rule: Empaths disabled by Two-Dimensional Creatures are cured aboard another ship

    Example: the empath is beamed to another ship
      Given Bob has:
        | card                      | where            |
        | Two-Dimensional Creatures | on "U.S.S. Hood" |
      And Alice has:
        | card        | where                      | state                                   |
        | Deanna Troi | aboard "U.S.S. Hood"       | disabled by "Two-Dimensional Creatures" |
        | Taitt       | aboard "U.S.S. Hood"       |                                         |
        | Runabout    | at "Wormhole Negotiations" |                                         |
      When Alice beams "Deanna Troi" aboard "Runabout"
      Then "Deanna Troi" is now aboard "Runabout"
      And "Deanna Troi" is no longer disabled
      And "Two-Dimensional Creatures" is still on "U.S.S. Hood"
      And nothing else has changed

  @ruling=faq96-323-two-dimensional-creatures-03
  Rule: Empaths are also cured when the creatures get what they demand, which discards them

    Example: the engineer whom the ship needed comes aboard
      Given "U.S.S. Hood" is at "Excavation"
      And Bob has:
        | card                      | where            |
        | Two-Dimensional Creatures | on "U.S.S. Hood" |
      And Alice has:
        | card            | where                | state                                   |
        | Deanna Troi     | aboard "U.S.S. Hood" | disabled by "Two-Dimensional Creatures" |
        | Taitt           | aboard "U.S.S. Hood" |                                         |
        | Geordi La Forge | on "Excavation"      |                                         |
      When Alice beams "Geordi La Forge" aboard "U.S.S. Hood"
      Then "Geordi La Forge" is now aboard "U.S.S. Hood"
      And "Two-Dimensional Creatures" is now in Bob's discard pile
      And "Deanna Troi" is no longer disabled
      And nothing else has changed

    Scenario Outline: those aboard lack <what>, and only the second of two who come aboard brings it
      Given "U.S.S. Hood" is at "Excavation"
      And Bob has:
        | card                      | where            |
        | Two-Dimensional Creatures | on "U.S.S. Hood" |
      And Alice has:
        | card        | where                | state                                   |
        | Deanna Troi | aboard "U.S.S. Hood" | disabled by "Two-Dimensional Creatures" |
        | <first>     | aboard "U.S.S. Hood" |                                         |
        | Calloway    | on "Excavation"      |                                         |
        | <second>    | on "Excavation"      |                                         |
      When Alice beams "Calloway" aboard "U.S.S. Hood"
      Then "Two-Dimensional Creatures" is still on "U.S.S. Hood"
      When Alice beams "<second>" aboard "U.S.S. Hood"
      Then "Two-Dimensional Creatures" is now in Bob's discard pile
      And "Deanna Troi" is no longer disabled
      And "Calloway" is still aboard "U.S.S. Hood"
      And "<second>" is now aboard "U.S.S. Hood"
      And nothing else has changed

      Examples: They demand both
        | what     | first            | second           |
        | ENGINEER | Taitt            | Reginald Barclay |
        | SCIENCE  | Reginald Barclay | Taitt            |
