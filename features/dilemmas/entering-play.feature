Feature: Dilemmas that enter play
  What lasts enters play. There it works by its text until it is nullified, cured or otherwise done with.

  Background:
    Given the spaceline:
      | mission               |
      | Search for Weapons    |
      | Explore Black Cluster |

  @ruling=1eD-dilemma-resolution-128
  Rule: A dilemma that lasts enters play and is not discarded

    Example: nobody cures the parasites, and they stay on the ship
      Given Alice has:
        | card         | where                      |
        | I.K.S. Buruk | at "Explore Black Cluster" |
        | Klag         | aboard "I.K.S. Buruk"      |
      And Bob has:
        | card                    | where                         |
        | Nitrium Metal Parasites | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Nitrium Metal Parasites" are now on "I.K.S. Buruk"
      And nothing else has changed

    Example: what does not last is discarded, and so is what was overcome before it could
      Given Alice has:
        | card         | where                   |
        | Dr. La Forge | on "Search for Weapons" |
        | Mendon       | on "Search for Weapons" |
      And Bob has:
        | card                         | where                      |
        | Ooby Dooby                   | under "Search for Weapons" |
        | Interphasic Plasma Creatures | under "Search for Weapons" |
        | Hyper-Aging                  | under "Search for Weapons" |
      When Alice attempts "Search for Weapons"
      Then "Ooby Dooby" is now in Bob's discard pile
      And "Interphasic Plasma Creatures" are now in Bob's discard pile
      And "Hyper-Aging" is now on "Search for Weapons"
      And "Dr. La Forge" and "Mendon" are now quarantined
      And nothing else has changed

    Example: nobody looks after Junior, who stays on the ship
      Given Alice has:
        | card          | where                      |
        | I.K.S. K'Vort | at "Explore Black Cluster" |
        | Klag          | aboard "I.K.S. K'Vort"     |
      And Bob has:
        | card              | where                         |
        | Birth of 'Junior' | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Birth of 'Junior'" is now on "I.K.S. K'Vort"
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-129
  Rule: A dilemma enters play when its text puts it somewhere, or when it must remind of what lasts

    @part=personnel
    Example: a text that puts it on a personnel does so
      Given Alice has:
        | card | where                   |
        | Worf | on "Search for Weapons" |
      And Bob has:
        | card          | where                      |
        | Frame of Mind | under "Search for Weapons" |
      When Alice attempts "Search for Weapons"
      And Bob chooses Navigation
      And Bob chooses Music
      Then "Frame of Mind" is now on "Worf"
      And "Frame of Mind" is now targeting "Worf"
      And nothing else has changed

    @frame=differs
    Scenario Outline: one that is put on <where> stays there
      Given Alice has:
        | card          | where                      |
        | I.K.S. K'Vort | at "Explore Black Cluster" |
        | Klag          | aboard "I.K.S. K'Vort"     |
      And Bob has:
        | card      | where                         |
        | <dilemma> | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "<dilemma>" is now <place>

      @part=ship
      Examples: Its ship
        | where  | dilemma           | place              |
        | a ship | Birth of 'Junior' | on "I.K.S. K'Vort" |

      @part=table
      Examples: The table
        | where     | dilemma                      | place        |
        | the table | Interphasic Plasma Creatures | on the table |

      @part=mission
      Examples: The mission
        | where       | dilemma       | place                        |
        | the mission | Friendly Fire | atop "Explore Black Cluster" |

      @part=spaceline
      Examples: The spaceline
        | where         | dilemma   | place                   |
        | the spaceline | Borg Ship | at "Search for Weapons" |

    @part=facility
    Example: one that is put on a facility stays there
      Given Alice has:
        | card            | where                   |
        | Bajoran Outpost | at "Search for Weapons" |
        | Worf            | on "Search for Weapons" |
      And Bob has:
        | card                 | where                      |
        | Symbalene Blood Burn | under "Search for Weapons" |
      When Alice attempts "Search for Weapons"
      Then "Symbalene Blood Burn" is now on "Bajoran Outpost"
      And "Worf" is now in Alice's discard pile
      And nothing else has changed

    @part=marker
    Example: one that only speaks of children stays as a reminder
      Given Alice has:
        | card         | where                      |
        | I.K.S. Buruk | at "Explore Black Cluster" |
        | Martok       | aboard "I.K.S. Buruk"      |
      And Bob has:
        | card    | where                         |
        | Rascals | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Rascals" are now on the table
      And "Rascals" are now targeting "Martok"
      And nothing else has changed

    Example: it is there after its player's turn as well
      Given Alice has:
        | card          | where                      |
        | I.K.S. K'Vort | at "Explore Black Cluster" |
        | Klag          | aboard "I.K.S. K'Vort"     |
      And Bob has:
        | card              | where                         |
        | Birth of 'Junior' | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And Alice ends the turn
      And Bob ends the turn
      Then "Birth of 'Junior'" is still on "I.K.S. K'Vort"

  @ruling=1eD-dilemma-resolution-130
  Rule: A dilemma in play may work all the time

    Example: the puzzle slows the ship down from then on
      Given Alice has:
        | card         | where                      |
        | I.K.S. Buruk | at "Explore Black Cluster" |
        | Klag         | aboard "I.K.S. Buruk"      |
      And Bob has:
        | card             | where                         |
        | Isolinear Puzzle | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then the RANGE of "I.K.S. Buruk" is 4
      When Alice ends the turn
      And Bob ends the turn
      Then the RANGE of "I.K.S. Buruk" is 4

    Example: nobody attempts the mission while friendly fire lies on it
      Given Alice has:
        | card | where                   |
        | Klag | on "Search for Weapons" |
      And Bob has:
        | card          | where                     |
        | Friendly Fire | atop "Search for Weapons" |
      When Alice attempts "Search for Weapons"
      Then that is illegal
      And nothing else has changed

    Example: it does not lie on another mission, which is attempted
      Given Alice has:
        | card          | where                      |
        | I.K.S. K'Vort | at "Explore Black Cluster" |
        | Klag          | aboard "I.K.S. K'Vort"     |
      And Bob has:
        | card          | where                     |
        | Friendly Fire | atop "Search for Weapons" |
      When Alice attempts "Explore Black Cluster"
      Then that is legal

    Example: nor does Bob, who seeded it, at a mission of his
      Given the spaceline:
        | mission    | seeded by |
        | Excavation | Bob       |
      And it is Bob's turn
      And Bob has:
        | card          | where             |
        | Tasha Yar     | on "Excavation"   |
        | Friendly Fire | atop "Excavation" |
      When Bob attempts "Excavation"
      Then that is illegal
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-131
  Rule: A dilemma in play may work once in each turn of whoever encountered it

    @part=start
    Example: the game takes another player at the start of Alice's turn, and none at the start of Bob's
      Given Alice has:
        | card         | where                      |
        | I.K.S. Buruk | at "Explore Black Cluster" |
        | Klag         | aboard "I.K.S. Buruk"      |
        | Kromm        | aboard "I.K.S. Buruk"      |
      And Bob has:
        | card         | where                         |
        | Ktarian Game | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And chance chooses "Klag" from "Klag" and "Kromm"
      And Alice ends the turn
      Then "Kromm" is still not disabled
      When Bob ends the turn
      Then "Kromm" is now disabled
      And "Klag" is still disabled
      And "Ktarian Game" is still on "I.K.S. Buruk"
      And nothing else has changed

    @part=end
    Example: Junior slows the ship down at the end of Alice's turn, and not at the end of Bob's
      Given these made-up cards:
        | card          | type | affiliations | range |
        | Light Shuttle | ship | Klingon      | 8     |
      And Alice has:
        | card          | where                      |
        | Light Shuttle | at "Explore Black Cluster" |
        | Klag          | aboard "Light Shuttle"     |
      And Bob has:
        | card              | where                         |
        | Birth of "Junior" | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then the RANGE of "Light Shuttle" is 8
      When Alice ends the turn
      Then the RANGE of "Light Shuttle" is 7
      When Bob ends the turn
      Then the RANGE of "Light Shuttle" is 7

  @ruling=1eD-dilemma-resolution-132
  Rule: A dilemma in play may work in every turn of both players

    Example: the virus kills at the end of Alice's turn and at the end of Bob's
      Given Alice has:
        | card | where                   |
        | Worf | on "Search for Weapons" |
        | Vash | on "Search for Weapons" |
      And Bob has:
        | card            | where                      |
        | Harvester Virus | under "Search for Weapons" |
      When Alice attempts "Search for Weapons"
      And Alice ends the turn
      And chance chooses "Vash" from "Worf" and "Vash"
      Then "Vash" has been killed
      And "Worf" has not been killed
      When Bob ends the turn
      Then "Worf" has been killed

  @ruling=1eD-dilemma-resolution-133
  Rule: A dilemma in play is discarded when it is nullified

    Example: the second engineer beams aboard, and the puzzle is solved
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Search for Weapons"    |
        | Linda Larson      | aboard "U.S.S. Enterprise" |
        | Reginald Barclay  | on "Search for Weapons"    |
      And Bob has:
        | card             | where                  |
        | Isolinear Puzzle | on "U.S.S. Enterprise" |
      When Alice beams "Reginald Barclay" to "U.S.S. Enterprise"
      Then "Isolinear Puzzle" has been nullified
      And "Isolinear Puzzle" is now in Bob's discard pile
      And "Reginald Barclay" is now aboard "U.S.S. Enterprise"
      And nothing else has changed

    Example: one that was nullified is discarded, and one that scores and was cured is kept
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Linda Larson      | aboard "U.S.S. Enterprise" |
        | Runabout [first]  | at "Explore Black Cluster" |
        | Reginald Barclay  | aboard "Runabout" [first]  |
        | Worf              | on "Search for Weapons"    |
        | Runabout [second] | at "Search for Weapons"    |
        | Dr. La Forge      | aboard "Runabout" [second] |
        | Beverly Crusher   | aboard "Runabout" [second] |
      And Bob has:
        | card             | where                      |
        | Isolinear Puzzle | on "U.S.S. Enterprise"     |
        | Hyper-Aging      | under "Search for Weapons" |
      When Alice attempts "Search for Weapons"
      And Alice beams "Reginald Barclay" to "U.S.S. Enterprise"
      Then "Isolinear Puzzle" is now in Bob's discard pile
      When Alice beams "Dr. La Forge" and "Beverly Crusher" to "Search for Weapons"
      Then "Hyper-Aging" is now in Alice's point area
      And "Reginald Barclay" is still aboard "U.S.S. Enterprise"
      And "Dr. La Forge" and "Beverly Crusher" are now on "Search for Weapons"
      And Alice now has 5 points
      And nothing else has changed

    Example: the third ENGINEER beams aboard, and Junior troubles the ship no more
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Search for Weapons"    |
        | Linda Larson      | aboard "U.S.S. Enterprise" |
        | Reginald Barclay  | aboard "U.S.S. Enterprise" |
        | Taurik            | on "Search for Weapons"    |
      And Bob has:
        | card              | where                  |
        | Birth of 'Junior' | on "U.S.S. Enterprise" |
      When Alice beams "Taurik" to "U.S.S. Enterprise"
      Then "Birth of 'Junior'" has been nullified
      And "Birth of 'Junior'" is now in Bob's discard pile
      And "Taurik" is now aboard "U.S.S. Enterprise"
      When Alice ends the turn
      Then the RANGE of "U.S.S. Enterprise" is 9
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-134
  Rule: A dilemma in play is discarded when it is cured

    Example: the second engineer beams aboard, and the parasites are gone
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Search for Weapons"    |
        | Linda Larson      | aboard "U.S.S. Enterprise" |
        | Reginald Barclay  | on "Search for Weapons"    |
      And Bob has:
        | card                    | where                  | state             |
        | Nitrium Metal Parasites | on "U.S.S. Enterprise" | counted down to 2 |
      When Alice beams "Reginald Barclay" to "U.S.S. Enterprise"
      Then "Nitrium Metal Parasites" are now in Bob's discard pile
      And "Reginald Barclay" is now aboard "U.S.S. Enterprise"
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-135
  Rule: A dilemma in play is discarded when it expires

    Example: the romance is over after its last turn
      Given it is Bob's turn
      And Bob has:
        | card             | where                   | state             |
        | Parallel Romance | on "Search for Weapons" | counted down to 1 |
      When Bob ends the turn
      Then "Parallel Romance" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-136
  Rule: A dilemma in play is discarded when it is destroyed

    Example: a hit destroys the damaged ship of the Sheliak
      Given Alice has:
        | card             | where                   |
        | U.S.S. Defiant   | at "Search for Weapons" |
        | William T. Riker | aboard "U.S.S. Defiant" |
      And Bob has:
        | card        | where                   | state   |
        | The Sheliak | at "Search for Weapons" | damaged |
      When Alice attacks "The Sheliak" with "U.S.S. Defiant"
      Then "The Sheliak" has been destroyed
      And "The Sheliak" is now in Bob's discard pile
      And "U.S.S. Defiant" and "William T. Riker" are now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-137
  Rule: A dilemma on a personnel is discarded with that personnel

    Example: Worf is killed, and what lay on him is discarded
      Given Alice has:
        | card | where                   |
        | Worf | on "Search for Weapons" |
      And Bob has:
        | card                      | where                      |
        | Lethean Telepathic Attack | on "Worf"                  |
        | Armus - Skin of Evil      | under "Search for Weapons" |
      When Alice attempts "Search for Weapons"
      Then "Worf", "Lethean Telepathic Attack" and "Armus - Skin of Evil" have been discarded
      And "Lethean Telepathic Attack" is now in Bob's discard pile
      And "Worf" is now in Alice's discard pile
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-138
  Rule: Borg Ship enters play

    Example: the cube comes to the far end of the spaceline
      Given Alice has:
        | card         | where                      |
        | I.K.S. Buruk | at "Explore Black Cluster" |
        | Klag         | aboard "I.K.S. Buruk"      |
      And Bob has:
        | card      | where                         |
        | Borg Ship | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Borg Ship" is now at "Search for Weapons"
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-139
  Rule: Harvester Virus enters play

    Example: the virus stays on the planet
      Given Alice has:
        | card | where                   |
        | Worf | on "Search for Weapons" |
      And Bob has:
        | card            | where                      |
        | Harvester Virus | under "Search for Weapons" |
      When Alice attempts "Search for Weapons"
      Then "Harvester Virus" is now on "Search for Weapons"
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-140
  Rule: Nitrium Metal Parasites enter play

    Example: they eat the ship up in three turns
      Given Alice has:
        | card         | where                      |
        | I.K.S. Buruk | at "Explore Black Cluster" |
        | Klag         | aboard "I.K.S. Buruk"      |
      And Bob has:
        | card                    | where                         |
        | Nitrium Metal Parasites | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Nitrium Metal Parasites" are now on "I.K.S. Buruk"
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-141
  Rule: Rascals enter play

    Example: as long as it is in play the captain is a child of STRENGTH 2
      Given Alice has:
        | card         | where                      |
        | I.K.S. Buruk | at "Explore Black Cluster" |
        | Martok       | aboard "I.K.S. Buruk"      |
      And Bob has:
        | card    | where                         |
        | Rascals | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Rascals" are now on the table
      And the STRENGTH of "Martok" is 2
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-142
  Rule: Hyper-Aging enters play

    Example: as long as it is in play the team is quarantined
      Given Alice has:
        | card | where                   |
        | Worf | on "Search for Weapons" |
      And Bob has:
        | card        | where                      |
        | Hyper-Aging | under "Search for Weapons" |
      When Alice attempts "Search for Weapons"
      Then "Hyper-Aging" is now on "Search for Weapons"
      And "Hyper-Aging" is now counted down to 4
      And "Worf" is now quarantined
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-143
  Rule: Lethean Telepathic Attack enters play

    Example: as long as it lies on Worf he is disabled
      Given Alice has:
        | card | where                   |
        | Worf | on "Search for Weapons" |
      And Bob has:
        | card                      | where                      |
        | Lethean Telepathic Attack | under "Search for Weapons" |
      When Alice attempts "Search for Weapons"
      Then "Lethean Telepathic Attack" is now on "Worf"
      And "Worf" is now disabled
      And "Worf" is now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-144
  Rule: Interphasic Plasma Creatures enter play

    Example: they lie on the table
      Given Alice has:
        | card | where                   |
        | Worf | on "Search for Weapons" |
      And Bob has:
        | card                         | where                      |
        | Interphasic Plasma Creatures | under "Search for Weapons" |
      When Alice attempts "Search for Weapons"
      Then "Interphasic Plasma Creatures" are now on the table
      And "Worf" is now stopped
      And nothing else has changed
