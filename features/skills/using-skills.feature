Feature: When skills are used
  In whose turn, and in the midst of what.

  Background:
    Given the spaceline:
      | mission      |
      | Excavation   |
      | Avert Danger |

  @ruling=1eS-skills-using-01
  Rule: Skills are used in their player's own turn

    Background:
      Given Alice has:
        | card           | where                   |
        | Mercenary Ship | at "Excavation"         |
        | Leck           | aboard "Mercenary Ship" |
      And Bob has:
        | card   | where                   |
        | Mendak | aboard "Mercenary Ship" |

    Example: in Bob's turn Bob's intruder has nothing to fear of Leck
      Given it is Bob's orders
      When Alice uses "Leck" on "Mendak"
      Then that is illegal
      And nothing else has changed

    Example: in Alice's he has
      Given it is Alice's orders
      When Alice uses "Leck" on "Mendak"
      Then "Mendak" has been killed
      And "Mendak" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-skills-using-02
  Rule: To use a skill is an action, and interrupts no other

    Background:
      Given these made-up cards:
        | card        | type      | kind   | attempted by | affiliations |
        | Quiet Shore | mission   | planet | any          |              |
        | Waiter Prin | personnel |        |              | Ferengi      |
      And the spaceline:
        | mission     |
        | Quiet Shore |

    Example: Leck does not settle an old score in the midst of an encounter
      Given Alice has:
        | card        | where            | state               |
        | Leck        | on "Quiet Shore" |                     |
        | Waiter Prin | on "Quiet Shore" |                     |
        | Garak       | on "Quiet Shore" | in Non-Aligned mode |
      And Bob has:
        | card                 | where               |
        | Armus - Skin of Evil | under "Quiet Shore" |
      When Alice attempts "Quiet Shore"
      And chance chooses "Waiter Prin"
      And Alice responds with "Leck" on "Garak"
      Then that is illegal
      And "Garak" has not been killed

    Example: Garak, whose skill is an answer, dies for the waiter then
      Given Alice has:
        | card        | where            | state               |
        | Leck        | on "Quiet Shore" |                     |
        | Waiter Prin | on "Quiet Shore" |                     |
        | Garak       | on "Quiet Shore" | in Non-Aligned mode |
      And Bob has:
        | card                 | where               |
        | Armus - Skin of Evil | under "Quiet Shore" |
      When Alice attempts "Quiet Shore"
      And chance chooses "Waiter Prin"
      And Alice responds with "Garak"
      Then "Garak" has been killed
      And "Waiter Prin" has not been killed
      And "Garak" is now in Alice's discard pile
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And "Quiet Shore" is now completed
      And nothing else has changed

  @ruling=1eS-skills-using-03
  Rule: What a skill does by itself it does in either player's turn

    Scenario Outline: Ja'rod is strong beside Toral in <whose> turn
      Given Alice has:
        | card   | where           |
        | Ja'rod | on "Excavation" |
        | Toral  | on "Excavation" |
      And it is <whose> orders
      Then the STRENGTH of "Ja'rod" is 13

      Examples: The opponent's turn
        | whose |
        | Bob's |

  @ruling=1eS-skills-using-04
  Rule: The attributes of Ja'rod are +5 with Toral in the opponent's turn, too

    Background:
      Given Alice has:
        | card   | where           |
        | Ja'rod | on "Excavation" |

    Example: all three are greater by five while it is Bob's turn
      Given Alice has:
        | card  | where           |
        | Toral | on "Excavation" |
      And it is Bob's orders
      Then the INTEGRITY of "Ja'rod" is 7
      And the CUNNING of "Ja'rod" is 10
      And the STRENGTH of "Ja'rod" is 13

  @ruling=1eS-skills-using-05
  Rule: Katherine Pulaski suspends the effects of Doppelganger in the opponent's turn, too

    Background:
      Given Alice has:
        | card         | where           |
        | Doppelganger | on the table    |
        | Data [hers]  | on "Excavation" |
      And Bob has:
        | card       | where               |
        | Runabout   | at "Avert Danger"   |
        | Data [his] | aboard "Runabout"   |
      And it is Bob's orders

    Example: Bob's Data comes, and Alice's, who is with her, stays
      Given Alice has:
        | card              | where           |
        | Katherine Pulaski | on "Excavation" |
      When Bob moves "Runabout" to "Excavation"
      Then "Data" [hers] is still on "Excavation"
      And "Runabout" is now at "Excavation"
      And nothing else has changed

  @ruling=1eS-skills-using-06
  Rule: In the opponent's turn a skill is used as a valid response

    Background:
      Given the spaceline:
        | mission                 | seeded by |
        | Investigate Dead Planet | Bob       |
      And Alice has:
        | card                        | where           | state               |
        | Deanna Troi (First Contact) | on "Investigate Dead Planet" |                     |
        | Garak                       | on "Investigate Dead Planet" | in Non-Aligned mode |
      And it is Bob's orders

    Example: one of Bob's Romulans is to die, and Alice's Garak dies for him
      Given Bob has:
        | card                 | where              |
        | Mendak               | on "Investigate Dead Planet"    |
        | Tomalak              | on "Investigate Dead Planet"    |
      And Alice has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Investigate Dead Planet" |
      When Bob attempts "Investigate Dead Planet"
      And chance chooses "Mendak"
      And Alice responds with "Garak"
      Then "Garak" has been killed
      And "Mendak" has not been killed
      And "Garak" is now in Alice's discard pile
      And "Armus - Skin of Evil" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-skills-using-07
  Rule: Garak may replace anyone present who is selected at random to die, in the opponent's turn as well

    Background:
      Given the spaceline:
        | mission                 | seeded by |
        | Investigate Dead Planet | Bob       |
      And Alice has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Investigate Dead Planet" |
      And it is Bob's orders

    Example: he dies for Tomalak
      Given Alice has:
        | card  | where           |
        | Garak | on "Investigate Dead Planet" |
      And Bob has:
        | card    | where           |
        | Mendak  | on "Investigate Dead Planet" |
        | Tomalak | on "Investigate Dead Planet" |
      When Bob attempts "Investigate Dead Planet"
      And chance chooses "Tomalak"
      And Alice responds with "Garak"
      Then "Garak" has been killed
      And "Tomalak" has not been killed
      And "Garak" is now in Alice's discard pile
      And "Armus - Skin of Evil" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-skills-using-08
  Rule: In the opponent's turn a skill is used whose text allows it

    Background:
      Given it is Bob's orders

    @part=every-turn
    Example: Spot pounces on Tomalak
      Given Alice has:
        | card | where           |
        | Spot | on "Excavation" |
      And Bob has:
        | card    | where           |
        | Tomalak | on "Excavation" |
      When Alice uses "Spot" on "Tomalak"
      Then "Spot" and "Tomalak" are now disabled
      And nothing else has changed

    @part=special-download
    Example: Alyssa Ogawa has a kit brought to her while Bob flies
      Given Alice has:
        | card                         | where           |
        | Alyssa Ogawa (First Contact) | on "Excavation" |
        | Medical Kit                  | in draw deck    |
      And Bob has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Worf     | aboard "Runabout" |
      When Bob moves "Runabout" to "Avert Danger"
      And Alice responds with "Alyssa Ogawa (First Contact)"
      Then "Medical Kit" is now on "Excavation"
      And "Runabout" is still at "Avert Danger"
      And nothing else has changed

    @part=any-time
    Example: plain, simple Garak is replaced by Elim Garak
      Given Alice has:
        | card                | where           |
        | Plain, Simple Garak | on "Excavation" |
        | Elim Garak          | in hand         |
      When Alice replaces "Plain, Simple Garak" with "Elim Garak"
      Then "Elim Garak" is now on "Excavation"
      And "Plain, Simple Garak" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-skills-using-10
  Rule: What may be done once every turn is done in the opponent's turn, too

    Background:
      Given Alice has:
        | card | where           |
        | Spot | on "Excavation" |
      And Bob has:
        | card    | where           |
        | Tomalak | on "Excavation" |
        | Mendak  | on "Excavation" |

    Example: Spot pounces in Bob's turn
      Given it is Bob's orders
      When Alice uses "Spot" on "Mendak"
      Then "Spot" and "Mendak" are now disabled
      And nothing else has changed

  @ruling=1eS-skills-using-11
  Rule: What may be done at any time is done in the opponent's turn, too

    Example: aboard a runabout Elim Garak takes the place of plain, simple Garak while it is Bob's turn
      Given Alice has:
        | card                | where                   |
        | Mercenary Ship      | at "Excavation"         |
        | Plain, Simple Garak | aboard "Mercenary Ship" |
        | Elim Garak          | in hand                 |
      And it is Bob's orders
      When Alice replaces "Plain, Simple Garak" with "Elim Garak"
      Then "Elim Garak" is now aboard "Mercenary Ship"
      And "Plain, Simple Garak" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-skills-using-13
  Rule: What may be done once per game is not done in the opponent's turn

    Background:
      Given Alice has:
        | card | where           |
        | Leck | on "Excavation" |
      And Bob has:
        | card    | where           |
        | Tomalak | on "Excavation" |

    Example: Leck does not kill Tomalak in Bob's turn
      Given it is Bob's orders
      When Alice uses "Leck" on "Tomalak"
      Then that is illegal
      And nothing else has changed

    Example: he does in Alice's
      Given it is Alice's orders
      When Alice uses "Leck" on "Tomalak"
      Then "Tomalak" has been killed
      And "Tomalak" is now in Bob's discard pile
      And nothing else has changed
