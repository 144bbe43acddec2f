Feature: Basic rules of drawing

  @ruling=custom-draws-and-discards-50
  Rule: In Second Edition a counter buys a card from the draw deck

    Background:
      Given these made-up cards:
        | card         | type    | kind   | attempted by |
        | Quiet Planet | mission | planet | any          |
      And Alice has:
        | card         | where                |
        | Quiet Planet | in Alice's spaceline |
      And it is Alice's card play

    Example: seven cards, and no more
      Given Alice's draw deck holds ten cards
      When Alice draws seven cards
      Then that is legal
      When Alice draws a card
      Then that is illegal

    @frame=many
    Example: she has the card in hand for her counter, and six counters are left
      Given these made-up cards:
        | card         | type      | affiliations |
        | Old Surveyor | personnel | Bajoran      |
      And Alice's draw deck holds in order:
        | card         |
        | Old Surveyor |
      And Alice's draw deck holds ten cards
      When Alice draws a card
      Then "Old Surveyor" is now in Alice's hand
      When Alice draws six cards
      Then that is legal
      When Alice draws a card
      Then that is illegal

  @ruling=custom-draws-and-discards-52
  Rule: In Second Edition a player ends his turn with seven cards at most

    Background:
      Given these made-up cards:
        | card         | type      | affiliations |
        | Old Surveyor | personnel | Bajoran      |

    Example: of eight cards he discards one
      Given Alice has:
        | card         | where   |
        | Old Surveyor | in hand |
      And Alice's hand holds eight cards
      When Alice ends the turn
      And Alice chooses "Old Surveyor"
      Then "Old Surveyor" is now in Alice's discard pile
      And it is now Bob's turn
      And nothing else has changed

    Example: of ten cards he discards three, which he chooses
      Given these made-up cards:
        | card         | type      | affiliations |
        | Young Clerk  | personnel | Bajoran      |
        | Tired Guard  | personnel | Bajoran      |
        | Quick Runner | personnel | Bajoran      |
      And Alice has:
        | card         | where   |
        | Old Surveyor | in hand |
        | Young Clerk  | in hand |
        | Tired Guard  | in hand |
        | Quick Runner | in hand |
      And Alice's hand holds ten cards
      When Alice ends the turn
      And Alice chooses "Old Surveyor", "Tired Guard" and "Quick Runner"
      Then "Old Surveyor", "Tired Guard" and "Quick Runner" are now in Alice's discard pile
      And "Young Clerk" is still in Alice's hand
      And Alice's hand now holds seven cards
      And it is now Bob's turn
      And nothing else has changed

    Example: as Alice's turn ends Bob holds nine, and keeps them all
      Given Alice's hand holds two cards
      And Bob's hand holds nine cards
      When Alice ends the turn
      Then Bob's hand now holds nine cards
      And it is now Bob's turn
      And nothing else has changed

    Example: seven he keeps
      Given Alice has:
        | card         | where   |
        | Old Surveyor | in hand |
      And Alice's hand holds seven cards
      When Alice ends the turn
      Then "Old Surveyor" is still in Alice's hand
      And it is now Bob's turn
      And nothing else has changed

  @ruling=custom-draws-and-discards-55
  Rule: A player may look through his own discard pile

    Example: Alice looks through hers
      Given these made-up cards:
        | card        | type      | affiliations |
        | Deputy Ilar | personnel | Bajoran      |
      And Alice has:
        | card        | where           |
        | Deputy Ilar | in discard pile |
      When Alice looks at Alice's discard pile
      Then that is legal
      And "Deputy Ilar" is still in Alice's discard pile
      And nothing else has changed

  @ruling=custom-draws-and-discards-56
  Rule: In Second Edition nobody pays for cards that are not there

    Scenario Outline: the draw deck has <cards>, she draws two, and that is <verdict>
      Given these made-up cards:
        | card         | type    | kind   | attempted by |
        | Quiet Planet | mission | planet | any          |
      And Alice has:
        | card         | where                |
        | Quiet Planet | in Alice's spaceline |
      And Alice's draw deck holds <cards>
      And it is Alice's card play
      When Alice draws two cards
      Then that is <verdict>

      Examples: Too few, and enough
        | cards       | verdict |
        | one card    | illegal |
        | two cards   | legal   |
  @ruling=custom-draws-and-discards-03
  Rule: In 1996 and in Second Edition nobody discards at will

    @1e-1996
    Scenario Outline: Alice does not throw away <what>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Worf | on "Excavation" |
        | Data | in hand         |
      When Alice discards "<what>"
      Then that is illegal
      And nothing else has changed

      Examples: From the table, and from hand
        | what |
        | Worf |
        | Data |

    @1e-1996
    Example: she does where Bob's Static Warp Bubble demands it
      Given Alice has:
        | card | where   |
        | Data | in hand |
      And Bob has:
        | card               | where        |
        | Static Warp Bubble | on the table |
      When Alice discards "Data"
      Then "Data" is now in Alice's discard pile
      And nothing else has changed

    @1e-1996
    Scenario Outline: a Static Warp Bubble wants a card discarded, Data is in <where>, and to discard him is <verdict>
      Given Alice has:
        | card | where      |
        | Data | in <where> |
        | Worf | in hand    |
      And Bob has:
        | card               | where        |
        | Static Warp Bubble | on the table |
      When Alice discards "Data"
      Then that is <verdict>

      Examples: The draw deck, and her hand
        | where     | verdict |
        | draw deck | illegal |
        | hand      | legal   |

  @ruling=custom-draws-and-discards-57
  Rule: Nobody discards from a deck

    Scenario Outline: a Static Warp Bubble wants a card discarded, Data is in <where>, and to discard him is <verdict>
      Given Alice has:
        | card | where      |
        | Data | in <where> |
        | Worf | in hand    |
      And Bob has:
        | card               | where        |
        | Static Warp Bubble | on the table |
      When Alice discards "Data"
      Then that is <verdict>

      Examples: The draw deck, and her hand
        | where     | verdict |
        | draw deck | illegal |
        | hand      | legal   |

  @ruling=custom-draws-and-discards-22
  Rule: A dilemma is not played from hand

    @1e-1996 @1e-glossary @1e-2014
    Example: Archer stays there
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card   | where   |
        | Archer | in hand |
      When Alice plays "Archer" on "Excavation"
      Then that is illegal
      And nothing else has changed

    @1e-1996 @1e-glossary @1e-2014
    Example: an event is played
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where           |
        | Runabout           | at "Excavation" |
        | Metaphasic Shields | in hand         |
      When Alice plays "Metaphasic Shields" on "Runabout"
      Then that is legal

    @1e-1996 @1e-glossary @1e-2014
    Scenario Outline: the <type> is played from hand, and that is <verdict>
      Given Alice has:
        | card   | where   |
        | <card> | in hand |
      When Alice plays "<card>"
      Then that is <verdict>

      Examples: A dilemma, and an event, in First Edition
        | type    | card            | verdict |
        | dilemma | Impassable Door | illegal |
        | event   | Lower Decks     | legal   |

    @2e
    Scenario Outline: the <type> is played from hand, and that is <verdict>
      Given these made-up cards:
        | card      | type   | kind   | cost |
        | Long Wait | <type> | <kind> | 1    |
      And Alice has:
        | card      | where   |
        | Long Wait | in hand |
      When Alice plays "Long Wait"
      Then that is <verdict>

      Examples: A dilemma, and an event, in Second Edition
        | type    | kind | verdict |
        | dilemma | dual | illegal |
        | event   |      | legal   |

  @ruling=custom-draws-and-discards-23
  Rule: In 1996 cards are discarded face up

    @1e-1996 @frame=many
    Example: Bob sees who died on her discard pile, and nothing in her hand
      Given the spaceline:
        | mission      |
        | Excavation   |
        | Plunder Site |
      And Alice has:
        | card  | where           |
        | Worf  | on "Excavation" |
        | Baran | on "Excavation" |
        | Data  | in hand         |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf" from "Worf" and "Baran"
      Then "Worf" has been killed
      And "Worf" is now in Alice's discard pile
      And Bob sees "Worf"
      And Bob does not see "Data"

  @ruling=custom-draws-and-discards-10
  Rule: Whom a text discards has not died

    @frame=many
    Example: a counselor resigns
      Given the spaceline:
        | mission      |
        | Excavation   |
        | Plunder Site |
      And Alice has:
        | card        | where           |
        | Deanna Troi | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Anaphasic Organism | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Deanna Troi" has not been killed
      And "Deanna Troi" is now in Alice's discard pile

  @ruling=custom-draws-and-discards-24
  Rule: In a discard pile a card is free of what was done to it

    @frame=many
    Example: whoever was stopped aboard a ship that is destroyed is stopped no more
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card     | where             | state   |
        | Runabout | at "Excavation"   | damaged |
        | Worf     | aboard "Runabout" | stopped |
      And Bob has:
        | card          | where                  |
        | I.K.C. Bortas | at "Excavation"        |
        | Kurn          | aboard "I.K.C. Bortas" |
      And it is Bob's turn
      When Bob attacks "Runabout" with "I.K.C. Bortas"
      Then "Runabout" and "Worf" are now in Alice's discard pile
      And "Worf" is no longer stopped

  @ruling=custom-draws-and-discards-58
  Rule: In hand a personnel is free of what was done to him

    @frame=many
    Example: Worf goes out of his mind, is saved from death, and reports in his right mind
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                  | where           |
        | Federation Outpost    | at "Excavation" |
        | Genetronic Replicator | on the table    |
        | Worf                  | on "Excavation" |
        | Calloway              | on "Excavation" |
        | Alyssa Ogawa          | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Frame of Mind        | under "Excavation" |
        | Armus - Skin of Evil | under "Excavation" |
      And the seeds under "Excavation" hold in order:
        | card                 |
        | Frame of Mind        |
        | Armus - Skin of Evil |
      When Alice attempts "Excavation"
      And chance chooses "Worf"
      And Bob chooses Barbering
      And Bob chooses Music
      Then the INTEGRITY of "Worf" is 3
      When chance chooses "Worf"
      And Alice responds with "Genetronic Replicator"
      Then "Worf" is now in Alice's hand
      When Alice ends the turn
      And Bob ends the turn
      And Alice reports "Worf" to "Federation Outpost"
      Then "Worf" is now aboard "Federation Outpost"
      And the affiliations of "Worf" are Federation
      And the INTEGRITY of "Worf" is 8
      And the skills of "Worf" are Honor x2, Navigation, Diplomacy, SECURITY

    Example: a damaged ship that goes back through Space-Time Portal is whole when it reports again
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where           | state   |
        | Federation Outpost | at "Excavation" |         |
        | Space-Time Portal  | on the table    |         |
        | Runabout           | at "Excavation" | damaged |
      When Alice uses "Space-Time Portal" on "Runabout" naming "return"
      Then "Runabout" is now in Alice's hand
      When Alice reports "Runabout" to "Federation Outpost"
      Then "Runabout" is now docked at "Federation Outpost"
      And "Runabout" is still not damaged
      And "Space-Time Portal" is still in Alice's discard pile
      And nothing else has changed

  @ruling=custom-draws-and-discards-31
  Rule: Any player is oneself or the other one

    Scenario Outline: of the two Alice chooses <who>, who draws
      Given Alice has:
        | card                   | where   |
        | Kivas Fajo - Collector | in hand |
      And Alice's draw deck holds five cards
      And Bob's draw deck holds five cards
      When Alice plays "Kivas Fajo - Collector"
      And Alice chooses <who> from Alice and Bob
      Then that is legal

      Examples: Herself, and Bob
        | who   |
        | Alice |
        | Bob   |

  @ruling=custom-draws-and-discards-53
  Rule: In First Edition a hand may hold any number of cards

    @frame=many
    Example: Alice holds ten, and keeps them all
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where   |
        | Data | in hand |
      And Alice's hand holds ten cards
      When Alice ends the turn
      Then it is now Bob's turn
      And "Data" is still in Alice's hand

    @frame=many
    Example: Alice holds ten, and draws another as her turn ends
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where                       |
        | Data | on top of Alice's draw deck |
        | Worf | in draw deck                |
      And Alice's hand holds ten cards
      When Alice ends the turn
      Then "Data" is now in Alice's hand
      And Alice's hand now holds 11 cards
      And "Worf" is still in Alice's draw deck

  @ruling=custom-draws-and-discards-30
  Rule: An opening hand has seven cards

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And it is the facility phase
      And Alice's draw deck holds 12 cards
      And Bob's draw deck holds 12 cards

    @frame=many
    Example: when nothing is left to seed, each player draws seven of his twelve cards
      When Alice seeds nothing
      And Bob seeds nothing
      Then Alice's hand now holds seven cards
      And Alice's draw deck now holds five cards
      And Bob's hand now holds seven cards
      And Bob's draw deck now holds five cards

  @ruling=custom-draws-and-discards-05
  Rule: By the Warp Speed format a player who holds fewer cards draws until he holds as many

    @frame=many
    Scenario Outline: Alice holds <hers> and Bob five, and when her turn is over she holds five
      Given the spaceline:
        | mission    |
        | Excavation |
      And the game is played by the Warp Speed format
      And Alice's hand holds <hers>
      And Bob's hand holds five cards
      And Alice's draw deck holds ten cards
      And Bob's draw deck holds ten cards
      When Alice ends the turn
      Then Alice's hand now holds five cards
      And Alice's draw deck now holds <left> cards
      And Bob's hand now holds five cards
      And it is now Bob's turn

      Examples: Far fewer, and one fewer
        | hers       | left  |
        | two cards  | seven |
        | four cards | nine  |

  @ruling=custom-draws-and-discards-40
  Rule: In 1996 nobody draws up to the number of cards that the other one holds

    @frame=many
    Example: Alice holds two and Bob five, and she draws one card
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice's hand holds two cards
      And Bob's hand holds five cards
      And Alice's draw deck holds ten cards
      When Alice ends the turn
      Then Alice's hand now holds three cards
      And Alice's draw deck now holds nine cards
      And it is now Bob's turn

  @ruling=custom-draws-and-discards-02
  Rule: In 1996 a card is discarded to the pile of its owner

    @1e-1996 @frame=many
    Example: Worf is Bob's, serves with Alice's crew, and dies
      Given the spaceline:
        | mission      |
        | Excavation   |
        | Plunder Site |
      And Alice has:
        | card  | where           |
        | Baran | on "Excavation" |
      And Bob has:
        | card                 | where              | state               |
        | Worf                 | on "Excavation"    | controlled by Alice |
        | Armus - Skin of Evil | under "Excavation" |                     |
      When Alice attempts "Excavation"
      And chance chooses "Worf" from "Worf" and "Baran"
      Then "Worf" is now in Bob's discard pile
      And "Baran" is still on "Excavation"
