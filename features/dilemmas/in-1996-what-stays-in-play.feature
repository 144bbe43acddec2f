Feature: Which dilemmas stay in play in 1996
  The FAQ's rule on cures and on what enters play, and its examples.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |
      | Plunder Site          |

  @ruling=faq96-321-dilemmas-23
  Rule: What can be cured later, or enters play, stays in play until it is cured

    @part=ship
    Example: there is nobody to look after the child, which stays on the ship
      Given Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Calloway | aboard "Runabout"          |
      And Bob has:
        | card              | where                         |
        | Birth of 'Junior' | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Birth of 'Junior'" is now on "Runabout"
      And "Runabout" is still not stopped
      And nothing else has changed

    @part=curable
    Example: the sickness stays, and the door that keeps the sick out goes back
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Hyper-Aging     | under "Excavation" |
        | Impassable Door | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Hyper-Aging" is now on "Excavation"
      And "Impassable Door" has been encountered
      And "Impassable Door" is still under "Excavation"
      And "Worf" is now quarantined
      And "Worf" is now stopped
      And nothing else has changed

    @part=table
    Example: the creatures lie on the table in the next turn, too
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob has:
        | card                         | where              |
        | Interphasic Plasma Creatures | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Interphasic Plasma Creatures" is now on Alice's side of the table
      When Alice ends the turn
      And Bob ends the turn
      Then "Interphasic Plasma Creatures" is still on Alice's side of the table
      And the STRENGTH of "Worf" is 8
      And nothing else has changed

    @part=spaceline
    Example: the scow lies on the spaceline in the next turn, too
      Given Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Soren    | aboard "Runabout"          |
      And Bob has:
        | card                     | where                         |
        | Radioactive Garbage Scow | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Radioactive Garbage Scow" is now atop "Explore Black Cluster"
      When Alice ends the turn
      And Bob ends the turn
      Then "Radioactive Garbage Scow" is still atop "Explore Black Cluster"
      And nothing else has changed

    @part=personnel
    Example: the organism lies on the one whom it infects
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Coalescent Organism | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Coalescent Organism" is now on "Worf"
      And "Worf" is now stopped
      When Alice ends the turn
      And Bob ends the turn
      Then "Coalescent Organism" is still on "Worf"
      And nothing else has changed

    Example: one that she seeded herself and that is put on the table stays there
      Given the spaceline:
        | mission    |
        | Evacuation |
      And Alice has:
        | card                         | where              |
        | Calloway                     | on "Evacuation"    |
        | Interphasic Plasma Creatures | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Interphasic Plasma Creatures" is now on Alice's side of the table
      And "Calloway" is now stopped
      And nothing else has changed

  @ruling=faq96-321-dilemmas-24
  Rule: Something happens that can be cured, or a card is played somewhere unless conditions are met: both forms are of that kind

    @part=happens-and-cured
    Example: those who lack the cure are quarantined for as long as the dilemma stays
      Given Alice has:
        | card        | where           |
        | Worf        | on "Excavation" |
        | Deanna Troi | on "Excavation" |
      And Bob has:
        | card        | where              |
        | Hyper-Aging | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Hyper-Aging" is now atop "Excavation"
      And "Worf" and "Deanna Troi" are now quarantined
      And nothing else has changed

    @part=unless-played
    Example: those who have neither two SCIENCE nor Mindmeld bring the creatures onto the table
      Given Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Calloway | aboard "Runabout"          |
      And Bob has:
        | card                         | where                         |
        | Interphasic Plasma Creatures | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Interphasic Plasma Creatures" is now on Alice's side of the table
      And "Runabout" and "Calloway" are now stopped
      And nothing else has changed

    @part=happens-and-cured
    Example: nobody looks after Junior, who stays on the ship
      Given Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Calloway | aboard "Runabout"          |
      And Bob has:
        | card              | where                         |
        | Birth of 'Junior' | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Birth of 'Junior'" is now on "Runabout"
      And nothing else has changed

  @ruling=faq96-321-dilemmas-25
  Rule: A dilemma in play is overcome and discarded once what it asks for is where it lies

    Example: an ENGINEER and a SCIENCE come aboard, and the ship is rid of the creatures
      Given Alice has:
        | card              | where                      |
        | Runabout          | at "Explore Black Cluster" |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Soren             | aboard "U.S.S. Enterprise" |
        | Reginald Barclay  | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                      | where         |
        | Two-Dimensional Creatures | on "Runabout" |
      When Alice beams "Soren" and "Reginald Barclay" aboard "Runabout"
      Then "Two-Dimensional Creatures" has been overcome
      And "Two-Dimensional Creatures" is now in Bob's discard pile
      And "Soren" and "Reginald Barclay" are now aboard "Runabout"
      And nothing else has changed

    Example: the third ENGINEER comes aboard, and the ship is rid of Junior
      Given Alice has:
        | card              | where                      |
        | Runabout          | at "Explore Black Cluster" |
        | Linda Larson      | aboard "Runabout"          |
        | Reginald Barclay  | aboard "Runabout"          |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Taurik            | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card              | where         |
        | Birth of 'Junior' | on "Runabout" |
      When Alice beams "Taurik" aboard "Runabout"
      Then "Birth of 'Junior'" has been overcome
      And "Birth of 'Junior'" is now in Bob's discard pile
      And "Taurik" is now aboard "Runabout"
      And nothing else has changed

  @ruling=faq96-321-dilemmas-59
  Rule: What a dilemma in play asks for cures it once it is where it lies

    @frame=differs
    Example: an engineer and a scientist are beamed down, and Mendak is free
      Given Alice has:
        | card            | where                    |
        | Mendak          | on "Excavation"          |
        | Bochra          | on "Excavation"          |
        | Romulan Shuttle | at "Excavation"          |
        | Palteth         | aboard "Romulan Shuttle" |
        | Tarus           | aboard "Romulan Shuttle" |
      And Bob has:
        | card          | where              |
        | Phased Matter | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Mendak"
      And Alice beams "Palteth" and "Tarus" to "Excavation"
      Then "Mendak" is no longer phased

    Example: they are beamed down to another planet, and Mendak is not free
      Given Alice has:
        | card            | where                    |
        | Mendak          | on "Excavation"          |
        | Bochra          | on "Excavation"          |
        | Romulan Shuttle | at "Plunder Site"        |
        | Palteth         | aboard "Romulan Shuttle" |
        | Tarus           | aboard "Romulan Shuttle" |
      And Bob has:
        | card          | where              |
        | Phased Matter | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Mendak"
      And Alice beams "Palteth" and "Tarus" to "Plunder Site"
      Then "Mendak" is still phased
      And "Phased Matter" is still on "Excavation"
      And "Palteth" and "Tarus" are now on "Plunder Site"
      And nothing else has changed

  @ruling=faq96-321-dilemmas-26
  Rule: A dilemma that has entered play is not under the mission any more, and not met again

    Example: the second attempt meets nothing
      Given Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Calloway | aboard "Runabout"          |
      And Bob has:
        | card              | where                         |
        | Birth of 'Junior' | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Birth of 'Junior'" is now on "Runabout"
      When Alice attempts "Explore Black Cluster"
      Then "Birth of 'Junior'" is still on "Runabout"
      And "Runabout" is still not stopped
      And nothing else has changed

  @ruling=faq96-321-dilemmas-27
  Rule: Frame of Mind changes one personnel, and is cured later by 3 Empathy

    @part=one-personnel @part=three-empathy
    Example: Worf is not himself until three of great Empathy are with him
      Given Alice has:
        | card         | where             |
        | Worf         | on "Excavation"   |
        | Galen        | on "Excavation"   |
        | Runabout     | at "Excavation"   |
        | Deanna Troi  | aboard "Runabout" |
        | Lwaxana Troi | aboard "Runabout" |
        | Tam Elbrun   | aboard "Runabout" |
      And Bob has:
        | card          | where              |
        | Frame of Mind | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf"
      And Bob chooses Barbering
      And Bob chooses Music
      Then "Frame of Mind" is now on "Worf"
      And the CUNNING of "Worf" is 3
      When Alice beams "Deanna Troi", "Lwaxana Troi" and "Tam Elbrun" to "Excavation"
      Then "Frame of Mind" is no longer on "Worf"
      And the CUNNING of "Worf" is 6
      And "Excavation" is still completed
      And "Deanna Troi", "Lwaxana Troi" and "Tam Elbrun" are now on "Excavation"
      And Alice still has 25 points
      And nothing else has changed

  @ruling=faq96-321-dilemmas-28
  Rule: Phased Matter is cured once ENGINEER and SCIENCE are there

    Example: the two who were phased are free when those who can help beam down
      Given Alice has:
        | card             | where             |
        | Worf             | on "Excavation"   |
        | Galen            | on "Excavation"   |
        | Bochra           | on "Excavation"   |
        | Runabout         | at "Excavation"   |
        | Reginald Barclay | aboard "Runabout" |
        | Treaty: Federation/Romulan | on the table |
      And Bob has:
        | card            | where              |
        | Phased Matter   | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Worf" and "Galen"
      Then "Worf" and "Galen" are now phased
      When Alice beams "Reginald Barclay" to "Excavation"
      Then "Worf" and "Galen" are no longer phased
      And "Phased Matter" is now in Bob's discard pile
      And "Reginald Barclay" is now on "Excavation"
      And nothing else has changed

  @ruling=faq96-321-dilemmas-29
  Rule: Alien Abduction is cured by 3 Leadership, or by completing the mission

    @part=three-leadership
    Example: three leaders come, and the captive is free
      Given Alice has:
        | card            | where             |
        | Worf            | on "Excavation"   |
        | Data            | on "Excavation"   |
        | Runabout        | at "Excavation"   |
        | Tasha Yar       | aboard "Runabout" |
        | Jean-Luc Picard | aboard "Runabout" |
        | Tomalak         | aboard "Runabout" |
      And Bob has:
        | card                | where              |
        | Alien Abduction     | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Data" is now captive
      And "Worf" is still not captive
      When Alice beams "Tasha Yar", "Jean-Luc Picard" and "Tomalak" to "Excavation"
      Then "Data" is now on "Excavation"
      And "Data" is no longer captive
      And "Alien Abduction" is now in Bob's discard pile
      And "Tasha Yar", "Jean-Luc Picard" and "Tomalak" are now on "Excavation"
      And nothing else has changed

    @part=mission-completed
    Example: the others complete the mission, and the captive is free
      Given Alice has:
        | card  | where           |
        | Worf  | on "Excavation" |
        | Data  | on "Excavation" |
        | Galen | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Alien Abduction | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Excavation" is now completed
      And "Data" is still on "Excavation"
      And "Alien Abduction" is now in Bob's discard pile
      And Alice now has 25 points
      And nothing else has changed

  @ruling=faq96-321-dilemmas-30
  Rule: Borg Ship is placed on the spaceline, and only its destruction overcomes it

    @part=on-the-spaceline @part=destroyed @question=firing-back-at-the-borg-ship @question=long-end-of-the-spaceline
    Example: two ships of great power destroy it, and score
      Given these made-up cards:
        | card        | type | affiliations | range | weapons | shields |
        | Dreadnought | ship | Klingon      | 9     | 30      | 30      |
        | Devastator  | ship | Klingon      | 9     | 30      | 30      |
      And Bob has:
        | card        | where                         |
        | Dreadnought | at "Plunder Site"             |
        | Klag        | aboard "Dreadnought"          |
        | Devastator  | at "Plunder Site"             |
        | Kurn        | aboard "Devastator"           |
        | Borg Ship   | under "Explore Black Cluster" |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Calloway | aboard "Runabout"          |
      When Alice attempts "Explore Black Cluster"
      Then "Borg Ship" is no longer under "Explore Black Cluster"
      And "Borg Ship" is still at "Explore Black Cluster"
      When Alice ends the turn
      And Alice chooses "Plunder Site"
      Then "Borg Ship" is now at "Plunder Site"
      When Bob attacks "Borg Ship" with "Dreadnought" and "Devastator"
      Then "Borg Ship" is now in Bob's point area
      And Bob now has 45 points
      And "Dreadnought", "Klag", "Devastator" and "Kurn" are now stopped
      And "Runabout" and "Calloway" are still in Alice's discard pile
      And nothing else has changed

    @reading=firing-back-at-the-borg-ship/yes
    Example: two ships of great power fire back at it
      Given these made-up cards:
        | card        | type | affiliations | range | weapons | shields |
        | Dreadnought | ship | Klingon      | 9     | 30      | 30      |
        | Devastator  | ship | Klingon      | 9     | 30      | 30      |
      And Bob has:
        | card        | where                         |
        | Dreadnought | at "Plunder Site"             |
        | Klag        | aboard "Dreadnought"          |
        | Devastator  | at "Plunder Site"             |
        | Kurn        | aboard "Devastator"           |
        | Borg Ship   | under "Explore Black Cluster" |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Calloway | aboard "Runabout"          |
      When Alice attempts "Explore Black Cluster"
      And Alice ends the turn
      And Alice chooses "Plunder Site"
      And Bob chooses "Borg Ship" from "Borg Ship" and none
      And Bob chooses none
      Then "Borg Ship" is still at "Plunder Site"
      And "Borg Ship" is still damaged

    @reading=long-end-of-the-spaceline/by-span
    Example: it goes where the greater span is
      Given these made-up cards:
        | card        | type | affiliations | range | weapons | shields |
        | Dreadnought | ship | Klingon      | 9     | 30      | 30      |
        | Devastator  | ship | Klingon      | 9     | 30      | 30      |
      And Bob has:
        | card        | where                         |
        | Dreadnought | at "Plunder Site"             |
        | Klag        | aboard "Dreadnought"          |
        | Devastator  | at "Plunder Site"             |
        | Kurn        | aboard "Devastator"           |
        | Borg Ship   | under "Explore Black Cluster" |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Calloway | aboard "Runabout"          |
      When Alice attempts "Explore Black Cluster"
      And Alice ends the turn
      Then "Borg Ship" is now at "Excavation"

  @ruling=faq96-321-dilemmas-31
  Rule: Interphasic Plasma Creatures are played on the table unless they are overcome

    Example: nobody has SCIENCE or Mindmeld, and all personnel weaken
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card                         | where              |
        | Interphasic Plasma Creatures | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Interphasic Plasma Creatures" is now on Alice's side of the table
      And the STRENGTH of "Worf" is 8
      And the STRENGTH of "Calloway" is 1
      And "Worf" and "Calloway" are now stopped
      And nothing else has changed

  @ruling=faq96-321-dilemmas-52
  Rule: Birth of 'Junior' in play is overcome by bringing personnel to where it lies

    Example: three ENGINEER come aboard, and the child is looked after
      Given Alice has:
        | card              | where                      |
        | Runabout          | at "Explore Black Cluster" |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Reginald Barclay  | aboard "U.S.S. Enterprise" |
        | Geordi La Forge   | aboard "U.S.S. Enterprise" |
        | Leah Brahms       | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card              | where         |
        | Birth of 'Junior' | on "Runabout" |
      When Alice beams "Reginald Barclay", "Geordi La Forge" and "Leah Brahms" aboard "Runabout"
      Then "Birth of 'Junior'" has been overcome
      And "Birth of 'Junior'" is now in Bob's discard pile
      And "Reginald Barclay", "Geordi La Forge" and "Leah Brahms" are now aboard "Runabout"
      And nothing else has changed
