Feature: Selections in 1996
  Owner's choice, the split Away Team, and who is drawn in battle and by a contagion.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=faq96-321-owners-choice-01
  Rule: Owner's choice is that of the owner of the Away Team, not of the dilemma

    Example: two tie for Alien Abduction, and Alice says who is taken
      Given Alice has:
        | card   | where           |
        | Taris  | on "Excavation" |
        | Taibak | on "Excavation" |
        | Bochra | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Alien Abduction | under "Excavation" |
        | Impassable Door | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Taibak" from "Taris" and "Taibak"
      Then "Taibak" is now atop "Excavation"
      And "Taris" and "Bochra" are still on "Excavation"
      And "Taris" and "Bochra" are now stopped
      And "Taibak" is now captive
      And "Alien Abduction" is now on "Excavation"
      And nothing else has changed

  @ruling=faq96-322-phased-matter-08
  Rule: The owner makes two groups of any size and composition out of the Away Team

    @part=size @part=composition
    Example: of four personnel three are the larger group
      Given Alice has:
        | card    | where           |
        | Taris   | on "Excavation" |
        | Tomalak | on "Excavation" |
        | Bochra  | on "Excavation" |
        | Thei    | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Phased Matter | under "Excavation" |
      When Alice attempts "Excavation"
      Then Alice must now choose three of "Taris", "Tomalak", "Bochra" and "Thei"
      When Alice chooses "Taris", "Bochra" and "Thei"
      Then "Taris", "Bochra" and "Thei" are now phased
      And "Tomalak" is still not phased
      And "Phased Matter" is now on "Excavation"
      And nothing else has changed

    @part=size
    Example: the smaller one of two groups is not the one that is phased
      Given Alice has:
        | card    | where           |
        | Taris   | on "Excavation" |
        | Tomalak | on "Excavation" |
        | Bochra  | on "Excavation" |
        | Thei    | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Phased Matter | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Taris"
      Then that is illegal
      When Alice chooses "Taris", "Bochra" and "Thei"
      Then "Tomalak" is still not phased

  @ruling=faq96-322-phased-matter-09
  Rule: Ten personnel may be split into anything from one and nine to five and five

    @frame=differs
    Scenario Outline: <the larger group> are the larger group
      Given Alice has:
        | card                       | where           |
        | Taris                      | on "Excavation" |
        | Tomalak                    | on "Excavation" |
        | Bochra                     | on "Excavation" |
        | Thei                       | on "Excavation" |
        | Mendak                     | on "Excavation" |
        | Tebok                      | on "Excavation" |
        | Sirna Kolrami              | on "Excavation" |
        | Calloway                   | on "Excavation" |
        | Deanna Troi                | on "Excavation" |
        | Worf                       | on "Excavation" |
        | Treaty: Federation/Romulan | on the table    |
      And Bob has:
        | card          | where              |
        | Phased Matter | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses <larger group>
      Then <larger group> are now phased
      And "Worf" is still not phased

      @part=one-and-nine
      Examples: One and nine
        | the larger group | larger group                                                                                           |
        | nine             | "Taris", "Tomalak", "Bochra", "Thei", "Mendak", "Tebok", "Sirna Kolrami", "Calloway" and "Deanna Troi" |

      @part=two-and-eight
      Examples: Two and eight
        | the larger group | larger group                                                                            |
        | eight            | "Taris", "Tomalak", "Bochra", "Thei", "Mendak", "Tebok", "Sirna Kolrami" and "Calloway" |

      @part=three-and-seven
      Examples: Three and seven
        | the larger group | larger group                                                                |
        | seven            | "Taris", "Tomalak", "Bochra", "Thei", "Mendak", "Tebok" and "Sirna Kolrami" |

      @part=four-and-six
      Examples: Four and six
        | the larger group | larger group                                               |
        | six              | "Taris", "Tomalak", "Bochra", "Thei", "Mendak" and "Tebok" |

      @part=five-and-five
      Examples: Five and five
        | the larger group | larger group                                      |
        | five             | "Taris", "Tomalak", "Bochra", "Thei" and "Mendak" |

  @ruling=faq96-322-phased-matter-10
  Rule: Of two groups of one size the owner says which counts as the larger one

    Example: two of four are called the larger group
      Given Alice has:
        | card    | where           |
        | Taris   | on "Excavation" |
        | Tomalak | on "Excavation" |
        | Bochra  | on "Excavation" |
        | Thei    | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Phased Matter | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Bochra" and "Thei"
      Then "Bochra" and "Thei" are now phased
      And "Taris" and "Tomalak" are still not phased
      And "Excavation" is now completed
      And "Phased Matter" is now on "Excavation"
      And Alice now has 25 points
      And nothing else has changed

  @ruling=faq96-39-rogue-borg-05
  Rule: Rogue Borg fight like an Away Team, and the losing side loses one of them at random

    @question=battles-of-rogue-borg @part=rogue-borg
    Example: two Rogue Borg lose to Worf, and one of them is drawn
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Worf     | aboard "Runabout" |
      And Bob has:
        | card                           | where         |
        | Rogue Borg Mercenaries [first] | on "Runabout" |
        | Rogue Borg Mercenaries [other] | in hand       |
      When Bob plays "Rogue Borg Mercenaries" [other] on "Runabout"
      And chance chooses "Rogue Borg Mercenaries" [first] from two "Rogue Borg Mercenaries"
      Then "Rogue Borg Mercenaries" [first] is now in Bob's discard pile
      And "Rogue Borg Mercenaries" [other] is still on "Runabout"
      And "Worf" is now stopped
      And nothing else has changed

    @reading=battles-of-rogue-borg/each @part=rogue-borg
    Example: the one just played loses to Worf, and the other one looks on
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Worf     | aboard "Runabout" |
      And Bob has:
        | card                           | where         |
        | Rogue Borg Mercenaries [first] | on "Runabout" |
        | Rogue Borg Mercenaries [other] | in hand       |
      When Bob plays "Rogue Borg Mercenaries" [other] on "Runabout"
      Then "Rogue Borg Mercenaries" [other] is now in Bob's discard pile
      And "Rogue Borg Mercenaries" [first] is still on "Runabout"

    @part=crew
    Example: three Rogue Borg beat a weak crew at the start of the turn, and one of the crew is drawn
      Given Alice has:
        | card               | where             |
        | Runabout           | at "Excavation"   |
        | Calloway           | aboard "Runabout" |
        | Alexander Rozhenko | aboard "Runabout" |
      And Bob has:
        | card                           | where         |
        | Rogue Borg Mercenaries [first] | on "Runabout" |
        | Rogue Borg Mercenaries [other] | on "Runabout" |
        | Rogue Borg Mercenaries [third] | on "Runabout" |
      And it is Bob's turn
      When Bob ends the turn
      And chance chooses "Calloway" from "Calloway" and "Alexander Rozhenko"
      Then "Calloway" has been killed
      And "Calloway" is now in Alice's discard pile
      And "Alexander Rozhenko" is still aboard "Runabout"
      And "Alexander Rozhenko" is now stopped
      And nothing else has changed

  @ruling=faq96-39-vulcan-nerve-pinch-02
  Rule: A Vulcan pinches one of the opposing Away Team, drawn at random, and never one of your own

    Example: one of Bob's two is drawn, and none of Alice's
      Given Alice has:
        | card               | where           |
        | Spock              | on "Excavation" |
        | Worf               | on "Excavation" |
        | Vulcan Nerve Pinch | in hand         |
      And Bob has:
        | card   | where           |
        | Taibak | on "Excavation" |
        | Thei   | on "Excavation" |
      And it is Bob's turn
      When Bob attacks "Spock" and "Worf" with "Taibak" and "Thei"
      And Alice responds with "Vulcan Nerve Pinch"
      And chance chooses "Thei" from "Taibak" and "Thei"
      Then "Thei" is now in stasis
      When chance chooses "Taibak"
      Then "Taibak" has been killed
      And "Spock" is now stopped
      And "Worf" is now stopped
      And "Vulcan Nerve Pinch" is still in Alice's discard pile
      And "Taibak" is now in Bob's discard pile
      And "Thei" is still stopped
      And nothing else has changed

  @ruling=faq96-324-coalescent-organism-03
  Rule: When its victim dies, the organism moves to one of all the others at the location, drawn at random

    Example: one of three others catches it, and the opponent's man may be that one
      Given Alice has:
        | card           | where                      |
        | Taris          | on "Excavation"            |
        | Bochra         | on "Excavation"            |
        | Science Vessel | at "Explore Black Cluster" |
        | Thei           | aboard "Science Vessel"    |
      And Bob has:
        | card                | where              |
        | Coalescent Organism | under "Excavation" |
        | Klag                | on "Excavation"    |
      When Alice attempts "Excavation"
      And chance chooses "Bochra"
      Then "Coalescent Organism" is now on "Bochra"
      When Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      And chance chooses "Klag" from "Taris" and "Klag"
      Then "Bochra" has been killed
      And "Coalescent Organism" is now on "Klag"
      And "Bochra" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-12-turns-25
  Rule: Alien Groupie keeps one man from beaming up until the end of one full turn

    Example: in her next turn he is kept down, in the one after that he beams
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |
        | Galen    | on "Excavation"   |
        | Worf     | on "Excavation"   |
      And Bob has:
        | card          | where   |
        | Alien Groupie | in hand |
      When Alice attempts "Excavation"
      And Bob responds with "Alien Groupie"
      And chance chooses "Worf" from "Galen" and "Worf"
      Then "Excavation" is still completed
      When Alice ends the turn
      And Bob ends the turn
      And Alice beams "Worf" aboard "Runabout"
      Then that is illegal
      When Alice beams "Galen" aboard "Runabout"
      And Alice ends the turn
      And Bob ends the turn
      And Alice beams "Worf" aboard "Runabout"
      Then "Worf" is now aboard "Runabout"
      And "Calloway" is still aboard "Runabout"
      And "Galen" is still aboard "Runabout"
      And "Alien Groupie" is still in Bob's discard pile
      And Alice still has 25 points
      And nothing else has changed
