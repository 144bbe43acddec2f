Feature: Points of dilemmas
  A dilemma may have a bonus point box. When are its points scored, and where does the card go?

  Background:
    Given the spaceline:
      | mission               |
      | Evacuation            |
      | Explore Black Cluster |
      | Excavation            |

  @ruling=1eD-dilemma-resolution-168
  Rule: The points of a dilemma with conditions are scored when these are met

    Example: a strong team overcomes the Chalnoth and scores 5 points
      Given Alice has:
        | card               | where           |
        | Data               | on "Evacuation" |
        | Roga Danar         | on "Evacuation" |
        | Khan               | on "Evacuation" |
        | Soong-type Android | on "Evacuation" |
      And Bob has:
        | card     | where              |
        | Chalnoth | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Chalnoth" has been overcome
      And Alice now has 5 points
      And "Chalnoth" is now in Alice's point area
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-173
  Rule: A dilemma that scores goes to the bonus point area, even if it says to discard it

    Example: the Chalnoth, who says to be discarded, is kept
      Given Alice has:
        | card               | where           |
        | Data               | on "Evacuation" |
        | Roga Danar         | on "Evacuation" |
        | Khan               | on "Evacuation" |
        | Soong-type Android | on "Evacuation" |
      And Bob has:
        | card     | where              |
        | Chalnoth | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Chalnoth" is now in Alice's point area
      And Alice now has 5 points
      And nothing else has changed

    Example: it is so when it was overcome or cured, and neither without a point box nor when it was failed
      Given Alice has:
        | card            | where           |
        | Dr. La Forge    | on "Evacuation" |
        | Beverly Crusher | on "Evacuation" |
        | Tasha Yar       | on "Evacuation" |
      And Bob has:
        | card                | where              |
        | Matriarchal Society | under "Evacuation" |
        | Microvirus          | under "Evacuation" |
        | Hyper-Aging         | under "Evacuation" |
        | Chalnoth            | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Matriarchal Society" is now in Bob's discard pile
      And "Microvirus" and "Hyper-Aging" are now in Alice's point area
      When Bob chooses "Tasha Yar" from "Dr. La Forge", "Beverly Crusher" and "Tasha Yar"
      Then "Chalnoth" is now in Bob's discard pile
      And Alice still has 10 points
      And "Dr. La Forge" and "Beverly Crusher" are now stopped
      And "Tasha Yar" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-174
  Rule: Who plays Borg discards it

    Example: drones overcome the Chalnoth while they scout, and it is discarded
      Given the spaceline:
        | mission              |
        | Iconia Investigation |
      And Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Dukat of Borg     | on "Iconia Investigation" |                                  |
        | Gowron of Borg    | on "Iconia Investigation" |                                  |
        | Locutus of Borg   | on "Iconia Investigation" |                                  |
        | Nine of Seventeen | on "Iconia Investigation" |                                  |
        | Tactical Drone    | on "Iconia Investigation" |                                  |
      And Bob has:
        | card     | where                        |
        | Chalnoth | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then "Chalnoth" has been overcome
      And "Chalnoth" is now in Bob's discard pile
      And nothing else has changed

    Example: drones discard what they cured and what asks for nothing
      Given the spaceline:
        | mission              |
        | Iconia Investigation |
      And Alice has:
        | card                    | where                     | state                            |
        | Assimilate Planet       | on the table              | targeting "Iconia Investigation" |
        | Five of Eleven          | on "Iconia Investigation" |                                  |
        | Four of Eleven [first]  | on "Iconia Investigation" |                                  |
        | Four of Eleven [second] | on "Iconia Investigation" |                                  |
      And Bob has:
        | card                  | where                        |
        | Unclaimed Salvage     | under "Iconia Investigation" |
        | Hyper-Aging           | under "Iconia Investigation" |
        | DNA Clues             | under "Iconia Investigation" |
        | Reckoning of the Hive | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      Then "Unclaimed Salvage" and "Hyper-Aging" are now in Bob's discard pile
      And "DNA Clues" are now on "Iconia Investigation"
      And "Reckoning of the Hive" has been encountered
      And "Reckoning of the Hive" is still under "Iconia Investigation"
      And "Cyber Drone", "Guard Drone" [first] and "Guard Drone" [second] are now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-169
  Rule: The points of a dilemma with a cure are scored when it is cured

    Example: a scientist and two doctors are not ill for long
      Given Alice has:
        | card            | where           |
        | Dr. La Forge    | on "Evacuation" |
        | Beverly Crusher | on "Evacuation" |
      And Bob has:
        | card        | where              |
        | Hyper-Aging | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Hyper-Aging" is now in Alice's point area
      And Alice now has 5 points
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-179
  Rule: A dilemma that was not cured scores nothing

    Example: two doctors without a scientist age, and score nothing for it
      Given Alice has:
        | card            | where           |
        | Beverly Crusher | on "Evacuation" |
        | Julian Bashir   | on "Evacuation" |
      And Bob has:
        | card        | where              |
        | Hyper-Aging | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Hyper-Aging" is now on "Evacuation"
      And "Beverly Crusher" and "Julian Bashir" are now quarantined
      And Alice still has 0 points
      And nothing else has changed

    Example: what was overcome before scores all the same, and so does the cure that comes at last
      Given Alice has:
        | card            | where             |
        | Worf            | on "Evacuation"   |
        | Calloway        | on "Evacuation"   |
        | Runabout        | at "Evacuation"   |
        | Dr. La Forge    | aboard "Runabout" |
        | Beverly Crusher | aboard "Runabout" |
      And Bob has:
        | card        | where              |
        | Microvirus  | under "Evacuation" |
        | Hyper-Aging | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Hyper-Aging" is now on "Evacuation"
      And Alice now has 5 points
      When Alice beams "Dr. La Forge" and "Beverly Crusher" to "Evacuation"
      Then "Hyper-Aging" is no longer on "Evacuation"
      And Alice now has 10 points
      And "Dr. La Forge" and "Beverly Crusher" are now on "Evacuation"
      And "Microvirus" is still in Alice's point area
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-175
  Rule: A dilemma that was nullified scores nothing

    Background:
      Given Bob has:
        | card               | where              |
        | Reward of the Pair | under "Evacuation" |

    @question=place-of-nullifying
    Example: a traitor nullifies what nobody else could get past
      Given Alice has:
        | card     | where           |
        | Calloway | on "Evacuation" |
        | Jo'Bril  | on "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Reward of the Pair" is now in Bob's discard pile
      And Alice still has 0 points
      And nothing else has changed

    @reading=place-of-nullifying/fourth
    Example: nobody gets past it, the traitor notwithstanding
      Given Alice has:
        | card     | where           |
        | Calloway | on "Evacuation" |
        | Jo'Bril  | on "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Reward of the Pair" is still under "Evacuation"
      And Alice still has 0 points

    @question=conditions-met-and-nullified
    Example: a traitor nullifies what the couple would be rewarded for
      Given Alice has:
        | card         | where           |
        | Deanna Troi  | on "Evacuation" |
        | Devinoni Ral | on "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Reward of the Pair" is now in Bob's discard pile
      And Alice still has 0 points
      And nothing else has changed

    @reading=conditions-met-and-nullified/overcome
    Example: the couple is rewarded, the traitor notwithstanding
      Given Alice has:
        | card         | where           |
        | Deanna Troi  | on "Evacuation" |
        | Devinoni Ral | on "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Reward of the Pair" has been overcome
      And Alice now has 5 points

  @ruling=1eD-dilemma-resolution-176
  Rule: A dilemma that found no trigger scores nothing

    Example: a diplomat alone is no couple, and there is no reward
      Given Alice has:
        | card        | where           |
        | Deanna Troi | on "Evacuation" |
      And Bob has:
        | card               | where              |
        | Reward of the Pair | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Reward of the Pair" is now in Bob's discard pile
      And Alice still has 0 points
      And nothing else has changed

    Example: what the women overcame before scores all the same
      Given Alice has:
        | card      | where           |
        | Tasha Yar | on "Evacuation" |
        | Calloway  | on "Evacuation" |
      And Bob has:
        | card               | where              |
        | Microvirus         | under "Evacuation" |
        | Reward of the Pair | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Reward of the Pair" is now in Bob's discard pile
      And Alice now has 5 points
      And "Microvirus" is now in Alice's point area
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-177
  Rule: A dilemma that found no target scores nothing

    Example: an android cannot fall ill with Barclay's disease, and scores nothing
      Given Alice has:
        | card | where           |
        | Data | on "Evacuation" |
      And Bob has:
        | card                             | where              |
        | Barclay's Protomorphosis Disease | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Barclay's Protomorphosis Disease" is now in Bob's discard pile
      And Alice still has 0 points
      And nothing else has changed

    Example: what the androids overcame before scores all the same
      Given these made-up cards:
        | card          | type      | affiliations | species | classification |
        | Android Nurse | personnel | Federation   | Android | MEDICAL        |
        | Android Guard | personnel | Federation   | Android | SECURITY       |
      And Alice has:
        | card          | where           |
        | Android Nurse | on "Evacuation" |
        | Android Guard | on "Evacuation" |
      And Bob has:
        | card                             | where              |
        | Microvirus                       | under "Evacuation" |
        | Barclay's Protomorphosis Disease | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Barclay's Protomorphosis Disease" is now in Bob's discard pile
      And Alice now has 5 points
      And "Microvirus" is now in Alice's point area
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-178
  Rule: A dilemma whose conditions were not met scores nothing

    Example: the Chalnoth wins, and nothing is scored
      Given Alice has:
        | card | where           |
        | Worf | on "Evacuation" |
      And Bob has:
        | card     | where              |
        | Chalnoth | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Worf" has been killed
      And Alice still has 0 points

    Example: what was overcome before the Chalnoth came scores all the same
      Given Alice has:
        | card     | where           |
        | Worf     | on "Evacuation" |
        | Calloway | on "Evacuation" |
      And Bob has:
        | card       | where              |
        | Microvirus | under "Evacuation" |
        | Chalnoth   | under "Evacuation" |
      When Alice attempts "Evacuation"
      And Bob chooses "Worf" from "Worf" and "Calloway"
      Then "Chalnoth" is now in Bob's discard pile
      And Alice still has 5 points
      And "Worf" is now in Alice's discard pile
      And "Calloway" is now stopped
      And "Microvirus" is still in Alice's point area
      And nothing else has changed

    Example: it is so of one that she seeded herself
      Given Alice has:
        | card     | where              |
        | Worf     | on "Evacuation"    |
        | Chalnoth | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then "Worf" has been killed
      And Alice still has 0 points

  @ruling=1eD-dilemma-resolution-170
  Rule: Cytherians score when the ship has reached the far end

    Background:
      Given Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Worf     | aboard "Runabout"          |
      And Bob has:
        | card       | where                         |
        | Cytherians | under "Explore Black Cluster" |

    @frame=open
    Example: nothing is scored when they come aboard, and 15 points at the end of the way
      When Alice attempts "Explore Black Cluster"
      Then "Cytherians" are now on "Runabout"
      And Alice still has 0 points
      When Alice moves "Runabout" to "Excavation"
      Then "Cytherians" are now in Alice's point area
      And Alice now has 15 points

  @ruling=1eD-dilemma-resolution-171
  Rule: Borg Ship scores when it is destroyed in battle

    Example: one more hit destroys the damaged ship, which is worth 15 points
      Given these made-up cards:
        | card        | type | affiliations | range | weapons | shields |
        | Old Cruiser | ship | Klingon      | 7     | 13      | 8       |
        | New Cruiser | ship | Klingon      | 7     | 13      | 8       |
      And Alice has:
        | card        | where                |
        | Old Cruiser | at "Excavation"      |
        | Gowron      | aboard "Old Cruiser" |
        | New Cruiser | at "Excavation"      |
        | Kurn        | aboard "New Cruiser" |
      And Bob has:
        | card      | where           | state   |
        | Borg Ship | at "Excavation" | damaged |
      When Alice attacks "Borg Ship" with "Old Cruiser" and "New Cruiser"
      Then "Borg Ship" has been destroyed
      And "Borg Ship" is now in Alice's point area
      And Alice now has 15 points
      And "Old Cruiser", "Gowron", "New Cruiser" and "Kurn" are now stopped
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-172
  Rule: Edo Probe takes its points when the mission was not solved in the turn

    Background:
      Given Alice has:
        | card | where           |
        | Worf | on "Evacuation" |
        | Vash | on "Excavation" |
      And Bob has:
        | card                  | where              |
        | Edo Probe [evacuated] | under "Evacuation" |
        | Edo Probe [dug]       | under "Excavation" |

    Example: the turn ends, and the mission is not solved
      When Alice attempts "Evacuation"
      And Alice chooses the word "continue"
      Then Alice still has 0 points
      When Alice ends the turn
      Then Alice now has -10 points
      And "Edo Probe" [evacuated] is now in Alice's point area
      And nothing else has changed

    Example: the mission is solved, and nothing is lost
      When Alice attempts "Excavation"
      And Alice chooses the word "continue"
      Then Alice now has 25 points
      And "Edo Probe" [dug] is now in Bob's discard pile
      When Alice ends the turn
      Then Alice still has 25 points
      And "Excavation" is still completed
      And nothing else has changed

    Example: nothing is lost at the mission that she abandons
      When Alice attempts "Excavation"
      And Alice chooses the word "abandon"
      And Alice attempts "Evacuation"
      And Alice chooses the word "continue"
      And Alice ends the turn
      Then Alice now has -10 points
      And "Edo Probe" [dug] is still on "Excavation"
      And "Edo Probe" [evacuated] is now in Alice's point area
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-167
  Rule: The box of a dilemma may be positive or negative

    @part=positive
    Example: a positive one adds to the score
      Given Alice has:
        | card               | where           |
        | Data               | on "Evacuation" |
        | Roga Danar         | on "Evacuation" |
        | Khan               | on "Evacuation" |
        | Soong-type Android | on "Evacuation" |
      And Bob has:
        | card     | where              |
        | Chalnoth | under "Evacuation" |
      When Alice attempts "Evacuation"
      Then Alice now has 5 points
      And "Chalnoth" is now in Alice's point area
      And nothing else has changed

    @part=negative
    Example: a negative one takes from it
      Given Alice has:
        | card | where           |
        | Worf | on "Evacuation" |
      And Bob has:
        | card      | where              |
        | Edo Probe | under "Evacuation" |
      When Alice attempts "Evacuation"
      And Alice chooses the word "continue"
      And Alice ends the turn
      Then Alice now has -10 points
      And "Edo Probe" is now in Alice's point area
      And nothing else has changed
