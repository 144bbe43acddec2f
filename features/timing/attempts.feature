Feature: What may come into an attempt
  An attempt is one action, and only what answers something, or suspends play, comes into it.

  Background:
    Given these locations:
      | location   | quadrant |
      | Excavation | Alpha    |
    And Alice has:
      | card     | where           |
      | Runabout | at "Excavation" |

  @ruling=1eD-dilemma-timing-01 @1e-glossary @1e-2014
  Rule: An attempt is a single action, of which each encounter is a part

    Background:
      Given Alice has:
        | card                               | where   |
        | Distortion of Space/Time Continuum | in hand |
        | Flight of the Intruder             | in hand |

    Example: nothing else is done between two dilemmas of a mission attempt
      Given Alice has:
        | card            | where           |
        | Geordi La Forge | on "Excavation" |
        | Worf            | on "Excavation" |
      And the seeds under "Excavation" hold in order:
        | card                 |
        | Armus - Skin of Evil |
        | Chula: The Dice      |
      When Alice attempts "Excavation" from "Excavation"
      And chance chooses "Worf" from "Geordi La Forge" and "Worf"
      And Alice responds with "Distortion of Space/Time Continuum" on "Runabout"
      Then that is illegal

    Example: nor is it before the dilemma that scouts meet
      Given Alice has:
        | card              | where           | state                  |
        | Assimilate Planet | on the table    | targeting "Excavation" |
        | Guard Drone       | on "Excavation" |                        |
      And Bob has:
        | card                    | where              |
        | Toll of the Gatekeepers | under "Excavation" |
      When Alice scouts "Excavation"
      And Alice responds with "Distortion of Space/Time Continuum" on "Runabout"
      Then that is illegal

    Example: nor is it before the dilemma that those meet who come to take the station
      Given Bob has:
        | card          | where             |
        | Empok Nor     | at "Excavation"   |
        | Friendly Fire | under "Empok Nor" |
      And Alice has:
        | card | where              |
        | Data | aboard "Empok Nor" |
      When Alice commandeers "Empok Nor"
      And Alice responds with "Distortion of Space/Time Continuum" on "Runabout"
      Then that is illegal

    Example: what answers the encounter is a part of it
      Given Alice has:
        | card            | where           |
        | Geordi La Forge | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Chula: The Dice | under "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      And Alice responds with "Flight of the Intruder"
      Then that is legal

  @ruling=1eD-dilemma-timing-02 @1e-glossary @1e-2014
  Rule: A mission attempt ends with completing the mission, and an attempt to scout does not

    Example: whoever attempts it has completed it when no dilemma is left
      Given Alice has:
        | card | where           |
        | Vash | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Male's Love Interest | under "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      Then "Male's Love Interest" has been encountered
      And "Excavation" is now completed
      And Alice now has 25 points

    Example: Locutus knows as much of archaeology, and only scouts
      Given Alice has:
        | card              | where           | state                  |
        | Assimilate Planet | on the table    | targeting "Excavation" |
        | Locutus of Borg   | on "Excavation" |                        |
      When Alice scouts "Excavation"
      Then "Excavation" is still not completed
      And Alice still has 0 points

  @ruling=1eS-solve-02 @1e-glossary @1e-2014
  Rule: Solving the mission is a part of the attempt, before which nothing else is done

    Background:
      Given Alice has:
        | card                               | where           |
        | Vash                               | on "Excavation" |
        | Distortion of Space/Time Continuum | in hand         |
      And Bob has:
        | card                         | where           |
        | Alyssa Ogawa (First Contact) | on "Excavation" |
        | Medical Kit                  | in draw deck    |

    Example: an interrupt that answers nothing waits until the mission is solved
      When Alice attempts "Excavation" from "Excavation"
      And Alice responds with "Distortion of Space/Time Continuum" on "Runabout"
      Then that is illegal
      And "Excavation" is now completed

    Example: what suspends play may be used there as in any action
      When Alice attempts "Excavation" from "Excavation"
      And Bob responds with "Alyssa Ogawa (First Contact)"
      Then that is legal

  @ruling=1eS-solve-01 @1e-glossary @1e-2014
  Rule: To solve a mission is to complete it

    Background:
      Given Alice has:
        | card | where           |
        | Vash | on "Excavation" |

    Example: what is nullified when the mission is completed is nullified when she solves it
      Given Bob has:
        | card            | where           |
        | Alien Abduction | on "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      Then "Excavation" has been solved
      And "Alien Abduction" is now in Bob's discard pile

    Example: the probe waits until another mission is completed, and one is solved
      Given these locations:
        | location             | quadrant |
        | Cultural Observation | Alpha    |
      And Alice has:
        | card            | where                     |
        | Geordi La Forge | on "Cultural Observation" |
      And Bob has:
        | card      | where                        |
        | Edo Probe | under "Cultural Observation" |
      When Alice attempts "Cultural Observation"
      And Alice chooses the word "abandon"
      Then "Edo Probe" is now on "Cultural Observation"
      When Alice attempts "Excavation" from "Excavation"
      Then "Edo Probe" is now in Bob's discard pile

  @ruling=1eD-dilemma-timing-05 @1e-glossary @1e-2014
  Rule: Either player may answer a dilemma with what is made for it

    Background:
      Given Alice has:
        | card        | where           |
        | Deanna Troi | on "Excavation" |

    Example: Alice answers the echo with Plexing
      Given Alice has:
        | card    | where   |
        | Plexing | in hand |
      And Bob has:
        | card          | where              |
        | Empathic Echo | under "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      And Alice responds with "Plexing"
      Then "Empathic Echo" has been nullified
      And "Deanna Troi" has not been killed

    Example: Bob answers it, too
      Given Bob has:
        | card          | where              |
        | Empathic Echo | under "Excavation" |
        | Plexing       | in Bob's hand      |
      When Alice attempts "Excavation" from "Excavation"
      And Bob responds with "Plexing"
      Then "Empathic Echo" has been nullified

  @ruling=1eD-dilemma-timing-06 @1e-glossary @1e-2014
  Rule: What a dilemma does may be answered with what is made for that

    Example: the doctors save Worf from the tar in the middle of the attempt
      Given Alice has:
        | card                  | where           |
        | Worf                  | on "Excavation" |
        | Beverly Crusher       | on "Excavation" |
        | Julian Bashir         | on "Excavation" |
        | Genetronic Replicator | on the table    |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      And chance chooses "Worf" from "Worf", "Beverly Crusher" and "Julian Bashir"
      And Alice responds with "Genetronic Replicator"
      Then "Worf" has not been killed
      And "Beverly Crusher" and "Julian Bashir" are now stopped

  @ruling=1eD-dilemma-timing-12 @1e-glossary @1e-2014
  Rule: Strike Three answers the battle that the sleepers begin

    Background:
      Given these made-up cards:
        | card         | type    | kind   | span | points |
        | Quiet Planet | mission | planet | 3    | 30     |
      And these locations:
        | location     | quadrant |
        | Quiet Planet | Alpha    |

    Example: Odo stuns the sleeper before it comes to blows, and nobody is left to fight him
      Given Alice has:
        | card         | where             |
        | Odo          | on "Quiet Planet" |
        | Strike Three | in hand           |
      And Bob has:
        | card         | where                |
        | Sleeper Trap | under "Quiet Planet" |
        | Ari          | in draw deck         |
      When Alice attempts "Quiet Planet"
      And Bob chooses "Ari"
      And Bob chooses the word "battle"
      And Alice responds with "Strike Three"
      Then "Strike Three" is now in Alice's discard pile

  @ruling=1eD-dilemma-timing-07 @1e-glossary @1e-2014
  Rule: Eyes in the Dark answers any dilemma

    Background:
      Given Alice has:
        | card             | where           |
        | Deanna Troi      | on "Excavation" |
        | Eyes in the Dark | in hand         |
      And Bob has:
        | card         | where                 |
        | I.K.S. Buruk | at "Excavation"       |
        | Kle'eg       | aboard "I.K.S. Buruk" |

    Example: through the eyes of a Klingon the team sees what SECURITY would see, and the echo is overcome
      Given Alice has:
        | card            | where           |
        | Beverly Crusher | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Empathic Echo | under "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      And Alice responds with "Eyes in the Dark"
      Then "Empathic Echo" has been overcome
      And "Deanna Troi" has not been killed

    Example: it answers what asks for nothing, too
      Given Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      And Alice responds with "Eyes in the Dark"
      Then "Eyes in the Dark" is now in Alice's discard pile
      And "Deanna Troi" has been killed

  @ruling=1eD-dilemma-timing-08 @1e-glossary @1e-2014
  Rule: Q2 answers any dilemma that is related to Q, and no other

    Background:
      Given Alice has:
        | card         | where           |
        | Linda Larson | on "Excavation" |
        | Q2           | in hand         |

    Example: hide and seek is not played
      Given Bob has:
        | card          | where              |
        | Hide and Seek | under "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      And Alice responds with "Q2"
      Then "Hide and Seek" has been nullified
      And "Linda Larson" is still not stopped

    Example: Armus is none of Q's
      Given Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      And Alice responds with "Q2"
      Then that is illegal

  @ruling=1eD-dilemma-timing-09 @1e-glossary @1e-2014
  Rule: Howard Heirloom Candle answers Anaphasic Organism

    Example: two women resign instead of one
      Given Alice has:
        | card         | where           |
        | Deanna Troi  | on "Excavation" |
        | Linda Larson | on "Excavation" |
      And Bob has:
        | card                   | where              |
        | Anaphasic Organism     | under "Excavation" |
        | Howard Heirloom Candle | in Bob's hand      |
      When Alice attempts "Excavation" from "Excavation"
      And Bob responds with "Howard Heirloom Candle"
      Then "Deanna Troi" and "Linda Larson" have been discarded

  @ruling=1eD-dilemma-timing-10 @1e-glossary @1e-2014
  Rule: Howard Heirloom Candle answers Empathic Echo

    Example: two who feel the echo die instead of one
      Given Alice has:
        | card        | where           |
        | Deanna Troi | on "Excavation" |
        | Tam Elbrun  | on "Excavation" |
      And Bob has:
        | card                   | where              |
        | Empathic Echo          | under "Excavation" |
        | Howard Heirloom Candle | in Bob's hand      |
      When Alice attempts "Excavation" from "Excavation"
      And Bob responds with "Howard Heirloom Candle"
      Then "Deanna Troi" and "Tam Elbrun" have been killed

  @ruling=1eD-dilemma-timing-11 @1e-glossary @1e-2014
  Rule: Howard Heirloom Candle answers Coalescent Organism

    Background:
      Given Bob has:
        | card               | where              |
        | Coalescent Organism | under "Excavation" |
      And Alice has:
        | card                   | where           |
        | Deanna Troi            | on "Excavation" |
        | Howard Heirloom Candle | in Alice's hand |

    Example: by candlelight it infects nobody
      When Alice attempts "Excavation" from "Excavation"
      And Alice responds with "Howard Heirloom Candle"
      Then "Coalescent Organism" has been nullified
      And "Coalescent Organism" is now in Bob's discard pile
      And "Howard Heirloom Candle" is now in Alice's discard pile
