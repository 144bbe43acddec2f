Feature: What answers a dilemma
  In the midst of an attempt both players may play what is made for the dilemma that lies open, or for what it does.

  Background:
    Given these locations:
      | location             | quadrant |
      | Excavation           | Alpha    |
      | Hunt for DNA Program | Alpha    |

  @ruling=1eD-dilemma-timing-05
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
      When Alice attempts "Excavation"
      And Alice responds with "Plexing"
      Then "Empathic Echo" has been nullified
      And "Deanna Troi" has not been killed

    Example: Bob answers it, too
      Given Bob has:
        | card          | where              |
        | Empathic Echo | under "Excavation" |
        | Plexing       | in Bob's hand      |
      When Alice attempts "Excavation"
      And Bob responds with "Plexing"
      Then "Empathic Echo" has been nullified

  @ruling=1eD-dilemma-timing-06
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
      When Alice attempts "Excavation"
      And chance chooses "Worf" from "Worf", "Beverly Crusher" and "Julian Bashir"
      And Alice responds with "Genetronic Replicator"
      Then "Worf" has not been killed
      And "Beverly Crusher" and "Julian Bashir" are now stopped
      And "Worf" is now in Alice's hand
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

    Example: Bob yells for a Klingon in the middle of Alice's attempt, and the other one completes the mission
      Given these locations:
        | location       | quadrant |
        | Relief Mission | Alpha    |
      And Alice has:
        | card   | where               |
        | Kle'eg | on "Relief Mission" |
        | Kromm  | on "Relief Mission" |
      And Bob has:
        | card                 | where                  |
        | Armus - Skin of Evil | under "Relief Mission" |
        | Klingon Death Yell   | in hand                |
      When Alice attempts "Relief Mission"
      And chance chooses "Kle'eg" from "Kle'eg" and "Kromm"
      And Bob responds with "Klingon Death Yell"
      Then Bob now has 5 points
      And "Relief Mission" is now completed
      And Alice now has 20 points
      And "Kle'eg" is now in Alice's discard pile
      And "Klingon Death Yell" is now in Bob's point area
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-timing-12
  Rule: Strike Three answers the battle that the sleepers begin

    Background:
      Given these made-up cards:
        | card         | type    | kind   | span | points | attempted by |
        | Quiet Planet | mission | planet | 3    | 30     | any          |
      And these locations:
        | location     | quadrant |
        | Quiet Planet | Alpha    |

    Example: Odo stuns three sleepers before it comes to blows, and wins alone against all of them
      Given Alice has:
        | card         | where             |
        | Odo          | on "Quiet Planet" |
        | Strike Three | in hand           |
      And Bob has:
        | card         | where                |
        | Sleeper Trap | under "Quiet Planet" |
        | Ari          | in draw deck         |
        | Dakol        | in draw deck         |
        | Jasad        | in draw deck         |
      When Alice attempts "Quiet Planet"
      And Bob chooses "Ari", "Dakol" and "Jasad"
      And Bob chooses the word "battle"
      And Alice responds with "Strike Three"
      And chance chooses "Ari" from "Ari", "Dakol" and "Jasad"
      Then "Ari" has been killed
      And "Odo" has not been killed

  @ruling=1eD-dilemma-timing-07
  Rule: Eyes in the Dark answers any dilemma

    Background:
      Given Alice has:
        | card                    | where                     |
        | Deanna Troi             | on "Hunt for DNA Program" |
        | Eyes in the Dark        | in hand                   |
        | Alternate Universe Door | on the table              |
      And Bob has:
        | card         | where                     |
        | I.K.S. Buruk | at "Hunt for DNA Program" |
        | Kle'eg       | aboard "I.K.S. Buruk"     |

    @part=with-conditions
    Example: through the eyes of a Klingon the team sees what SECURITY would see, and the echo is overcome
      Given Alice has:
        | card            | where                     |
        | Beverly Crusher | on "Hunt for DNA Program" |
      And Bob has:
        | card          | where                        |
        | Empathic Echo | under "Hunt for DNA Program" |
      When Alice attempts "Hunt for DNA Program"
      And Alice responds with "Eyes in the Dark"
      Then "Empathic Echo" has been overcome
      And "Deanna Troi" has not been killed

    @part=without-conditions
    Example: it answers what asks for nothing, too
      Given Bob has:
        | card                 | where                        |
        | Armus - Skin of Evil | under "Hunt for DNA Program" |
      When Alice attempts "Hunt for DNA Program"
      And Alice responds with "Eyes in the Dark"
      Then "Eyes in the Dark" is now in Alice's discard pile
      And "Deanna Troi" has been killed
      And "Deanna Troi" is now in Alice's discard pile
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

    @part=with-conditions
    Example: Alice says whose ship, and chance who aboard it
      Given Alice has:
        | card            | where                     |
        | Beverly Crusher | on "Hunt for DNA Program" |
        | Runabout        | at "Hunt for DNA Program" |
        | Calloway        | aboard "Runabout"         |
      And Bob has:
        | card            | where                        |
        | Klag            | aboard "I.K.S. Buruk"        |
        | Tricorder       | aboard "I.K.S. Buruk"        |
        | Bortas          | at "Hunt for DNA Program"    |
        | Gowron          | aboard "Bortas"              |
        | Scout Vessel    | at "Hunt for DNA Program"    |
        | Klingon Outpost | at "Hunt for DNA Program"    |
        | Kurn            | aboard "Klingon Outpost"     |
        | Empathic Echo   | under "Hunt for DNA Program" |
      When Alice attempts "Hunt for DNA Program"
      And Alice responds with "Eyes in the Dark"
      And Alice chooses "I.K.S. Buruk" from "I.K.S. Buruk" and "Bortas"
      And chance chooses "Kle'eg" from "Kle'eg" and "Klag"
      Then "Empathic Echo" has been overcome
      And "Deanna Troi" has not been killed

    @part=space
    Example: a crew answers with it, too
      Given these locations:
        | location              | quadrant |
        | Explore Black Cluster | Alpha    |
      And Alice has:
        | card            | where                      |
        | Runabout        | at "Explore Black Cluster" |
        | Beverly Crusher | aboard "Runabout"          |
      And "Deanna Troi" is aboard "Runabout"
      And Bob has:
        | card          | where                         |
        | Empathic Echo | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Eyes in the Dark"
      Then "Empathic Echo" has been overcome
      And "Deanna Troi" has not been killed

  @ruling=1eD-dilemma-timing-08
  Rule: Q2 answers any dilemma that is related to Q, and no other

    Background:
      Given Alice has:
        | card         | where           |
        | Linda Larson | on "Excavation" |
        | Q2           | in hand         |

    @part=icon
    Example: hide and seek is not played
      Given Bob has:
        | card          | where              |
        | Hide and Seek | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice responds with "Q2"
      Then "Hide and Seek" has been nullified
      And "Linda Larson" is still not stopped

    Example: Armus is none of Q's
      Given Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice responds with "Q2"
      Then that is illegal

    @part=name
    Example: Q himself, who has not his icon on it, is nullified
      Given Bob has:
        | card | where              |
        | Q    | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice responds with "Q2"
      Then "Q" has been nullified
      And "Linda Larson" is still not stopped

  @ruling=1eD-dilemma-timing-09
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
      When Alice attempts "Excavation"
      And Bob responds with "Howard Heirloom Candle"
      Then "Deanna Troi" and "Linda Larson" have been discarded

    Example: two women of three resign, and not the third one
      Given Alice has:
        | card         | where           |
        | T'Pan        | on "Excavation" |
        | Deanna Troi  | on "Excavation" |
        | Linda Larson | on "Excavation" |
      And Bob has:
        | card                   | where              |
        | Anaphasic Organism     | under "Excavation" |
        | Howard Heirloom Candle | in Bob's hand      |
      When Alice attempts "Excavation"
      And Bob responds with "Howard Heirloom Candle"
      Then "T'Pan" and "Deanna Troi" have been discarded
      And "Linda Larson" has not been discarded

  @ruling=1eD-dilemma-timing-10
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
      When Alice attempts "Excavation"
      And Bob responds with "Howard Heirloom Candle"
      Then "Deanna Troi" and "Tam Elbrun" have been killed

    Example: two of three who feel the echo die, and not the third one
      Given Alice has:
        | card         | where           |
        | Deanna Troi  | on "Excavation" |
        | Tam Elbrun   | on "Excavation" |
        | Lwaxana Troi | on "Excavation" |
      And Bob has:
        | card                   | where              |
        | Empathic Echo          | under "Excavation" |
        | Howard Heirloom Candle | in Bob's hand      |
      When Alice attempts "Excavation"
      And Bob responds with "Howard Heirloom Candle"
      And chance chooses "Deanna Troi" and "Tam Elbrun"
      Then "Deanna Troi" and "Tam Elbrun" have been killed
      And "Lwaxana Troi" has not been killed

  @ruling=1eD-dilemma-timing-11
  Rule: Howard Heirloom Candle answers Coalescent Organism

    Background:
      Given Bob has:
        | card                | where              |
        | Coalescent Organism | under "Excavation" |
      And Alice has:
        | card                   | where           |
        | Deanna Troi            | on "Excavation" |
        | Howard Heirloom Candle | in Alice's hand |

    Example: by candlelight it infects nobody
      When Alice attempts "Excavation"
      And Alice responds with "Howard Heirloom Candle"
      Then "Coalescent Organism" has been nullified
      And "Coalescent Organism" is now in Bob's discard pile
      And "Howard Heirloom Candle" is now in Alice's discard pile
      And nothing else has changed

    Example: it does not keep the dice from them that lie before it
      Given Alice has:
        | card            | where           |
        | Data            | on "Excavation" |
        | Worf            | on "Excavation" |
      And the seeds under "Excavation" hold in order:
        | card                |
        | Chula: The Dice     |
        | Coalescent Organism |
      When Alice attempts "Excavation"
      And Alice responds with "Howard Heirloom Candle"
      Then "Chula: The Dice" has been overcome
      And "Coalescent Organism" has been nullified
