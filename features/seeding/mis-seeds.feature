Feature: Mis-seeds
  Cards are seeded face down; what does not belong under a mission is found out when it is revealed, and leaves the game.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Wormhole Negotiations |
    And Alice has:
      | card        | where                        |
      | Data        | on "Excavation"              |
      | Runabout    | at "Wormhole Negotiations"   |
      | Worf        | aboard "Runabout"            |

  @ruling=1eS-seed-phases-27
  Rule: A planet dilemma is a mis-seed under a mission without a planet icon

    @frame=unsayable
    Example: under a space mission it leaves the game
      Given Bob has:
        | card   | where                         |
        | Archer | under "Wormhole Negotiations" |
      When Alice attempts "Wormhole Negotiations" from "Runabout"
      Then "Archer" is now out of play
      And "Archer" has not been encountered

    @frame=unsayable
    Example: under a planet mission it is encountered
      Given Bob has:
        | card   | where              |
        | Archer | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Archer" has been encountered

  @ruling=1eS-seed-phases-28
  Rule: An artifact is a mis-seed under a mission without a planet icon, unless a card says otherwise

    Background:
      Given these made-up cards:
        | card             | type      | affiliations | skills                    | integrity |
        | Old Investigator | personnel | Federation   | Archaeology, Diplomacy x5 | 29        |
      And Alice has:
        | card             | where             |
        | Old Investigator | aboard "Runabout" |

    @frame=unsayable
    Example: the generator leaves the game under a space mission
      Given Alice has:
        | card         | where                         |
        | Interphase Generator | under "Wormhole Negotiations" |
      When Alice attempts "Wormhole Negotiations" from "Runabout"
      Then "Interphase Generator" is now out of play

    @part=planet @frame=unsayable
    Example: the generator is earned under a planet mission
      Given Alice has:
        | card             | where              |
        | Old Investigator | on "Excavation"    |
        | Interphase Generator        | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Interphase Generator" is no longer under "Excavation"
      And "Interphase Generator" is now in play

    @part=dual @frame=unsayable
    Example: so it is under a mission that has a space icon, too
      Given these made-up cards:
        | card        | type    | kind | span | points | attempted by | requires    |
        | Ringed Moon | mission | dual | 3    | 30     | any          | Archaeology |
      And the spaceline:
        | mission     |
        | Ringed Moon |
      And "Runabout" is at "Ringed Moon"
      And Alice has:
        | card                      | where               |
        | Old Investigator [second] | on "Ringed Moon"    |
        | Interphase Generator      | under "Ringed Moon" |
      When Alice attempts "Ringed Moon"
      Then "Interphase Generator" is no longer under "Ringed Moon"
      And "Interphase Generator" is now in play

    @frame=unsayable
    Example: one that says that it may is earned under a space mission
      Given Alice has:
        | card           | where                         |
        | Mysterious Orb | under "Wormhole Negotiations" |
      When Alice attempts "Wormhole Negotiations" from "Runabout"
      Then "Mysterious Orb" is now in Alice's hand

  @ruling=1eS-seed-phases-29
  Rule: A space dilemma is a mis-seed under a mission without a space icon

    @frame=unsayable
    Example: under a planet mission it leaves the game
      Given Bob has:
        | card             | where              |
        | Ancient Computer | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Ancient Computer" is now out of play
      And "Ancient Computer" has not been encountered

    @frame=unsayable
    Example: under a space mission it is encountered
      Given Bob has:
        | card             | where                         |
        | Ancient Computer | under "Wormhole Negotiations" |
      When Alice attempts "Wormhole Negotiations" from "Runabout"
      Then "Ancient Computer" has been encountered

  @ruling=1eS-seed-phases-30
  Rule: A space/planet dilemma belongs under any mission

    @part=planet @frame=unsayable
    Example: there is no harm in it under a planet mission
      Given Bob has:
        | card               | where              |
        | Chula: The Chandra | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Chula: The Chandra" has been encountered

    @part=space @frame=unsayable
    Example: nor under a space mission
      Given Bob has:
        | card               | where                         |
        | Chula: The Chandra | under "Wormhole Negotiations" |
      When Alice attempts "Wormhole Negotiations" from "Runabout"
      Then "Chula: The Chandra" has been encountered

  @ruling=1eS-seed-phases-40
  Rule: Any other card under a mission is a mis-seed

    @frame=unsayable
    Scenario Outline: <kind> leaves the game when it comes up
      Given Bob has:
        | card   | where              |
        | <card> | under "Excavation" |
      When Alice attempts "Excavation"
      Then "<card>" is now out of play

      Examples:
        | kind         | card               |
        | an interrupt | Klingon Death Yell |
        | an event     | Lower Decks        |
        | an outpost   | Federation Outpost |
        | a personnel  | Simon Tarses       |
        | a ship       | Galor              |

    @frame=unsayable
    Example: it does not keep the next dilemma from being met
      Given the seeds under "Excavation" hold in order:
        | card               |
        | Klingon Death Yell |
        | Archer             |
      When Alice attempts "Excavation"
      Then "Klingon Death Yell" is now out of play
      And "Archer" has been encountered

  @ruling=1eS-seed-phases-38
  Rule: A dilemma of Q is a mis-seed unless its player has seeded Beware of Q

    @frame=unsayable
    Example: without Beware of Q it leaves the game
      Given Bob has:
        | card        | where              |
        | Fightin' Words | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Fightin' Words" is now out of play
      And "Fightin' Words" has not been encountered

    @frame=unsayable
    Example: with it it is encountered
      Given Bob has:
        | card        | where              |
        | Beware of Q | on the table       |
        | Fightin' Words | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Fightin' Words" has been encountered

    @frame=unsayable
    Example: what the other player has seeded is no help
      Given Alice has:
        | card        | where        |
        | Beware of Q | on the table |
      And Bob has:
        | card        | where              |
        | Fightin' Words | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Fightin' Words" is now out of play
      And "Fightin' Words" has not been encountered
      And "Beware of Q" is still in Alice's core

  @ruling=1eS-seed-phases-39
  Rule: A dilemma of Q whose own text lets it be seeded needs no Beware of Q

    @frame=unsayable
    Example: Hide and Seek is encountered without it
      Given Bob has:
        | card          | where              |
        | Hide and Seek | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Hide and Seek"
      Then "Hide and Seek" has been encountered

  @ruling=1eS-seed-deck-02
  Rule: Whatever is seeded and is no seed card is a mis-seed

    @frame=unsayable
    Example: an interrupt among the seeds leaves the game
      Given Bob has:
        | card               | where              |
        | Klingon Death Yell | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Klingon Death Yell" is now out of play
