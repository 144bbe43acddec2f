Feature: Coalescent Organism
  It kills one, and passes on to another.

  Background:
    Given the spaceline:
      | mission                     |
      | Excavation                  |
      | Explore Interstellar Matter |

  @ruling=faq96-324-coalescent-organism-01
  Rule: Coalescent Organism may pass to anybody who is at the location when its victim dies, the opponent's personnel included

    Example: the only one left there is the opponent's, with whom there is no treaty
      Given Alice has:
        | card   | where           |
        | Bochra | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Coalescent Organism | under "Excavation" |
        | Klag                | on "Excavation"    |
      When Alice attempts "Excavation"
      Then "Coalescent Organism" is now on "Bochra"
      When Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      Then "Bochra" has been killed
      And "Coalescent Organism" is now on "Klag"
      And "Bochra" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-324-coalescent-organism-02
  Rule: Until the end of the following turn the victim of Coalescent Organism does everything as usual, and then dies

    @part=used-normally @part=dies
    Example: the infected archaeologist completes the mission before his last turn ends
      Given Alice has:
        | card  | where           |
        | Galen | on "Excavation" |
        | Worf  | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Coalescent Organism | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Galen" from "Galen" and "Worf"
      Then "Excavation" is still not completed
      When Alice ends the turn
      And Bob ends the turn
      And Alice attempts "Excavation"
      Then "Excavation" is now completed
      And "Galen" has not been killed
      When Alice ends the turn
      Then "Galen" has been killed
      And "Galen" is now in Alice's discard pile
      And "Coalescent Organism" is now on "Worf"
      And Alice still has 25 points
      And nothing else has changed

  @ruling=faq96-324-coalescent-organism-04
  Rule: Coalescent Organism is discarded when it kills somebody who is alone

    Example: nobody else is on the planet
      Given Alice has:
        | card   | where           |
        | Bochra | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Coalescent Organism | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice ends the turn
      And Bob ends the turn
      Then "Coalescent Organism" is still on "Bochra"
      When Alice ends the turn
      Then "Bochra" has been killed
      And "Coalescent Organism" is now in Bob's discard pile
      And "Bochra" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-324-coalescent-organism-05
  Rule: Where both players are stranded on a planet, all of them are possible victims of Coalescent Organism each turn

    Example: it goes from one side to the other and back
      Given Alice has:
        | card   | where           |
        | Bochra | on "Excavation" |
        | Taris  | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Coalescent Organism | under "Excavation" |
        | Klag                | on "Excavation"    |
        | Gowron              | on "Excavation"    |
      When Alice attempts "Excavation"
      And chance chooses "Bochra" from "Bochra" and "Taris"
      And Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      And chance chooses "Klag" from "Taris", "Klag" and "Gowron"
      Then "Bochra" has been killed
      When Bob ends the turn
      And chance chooses "Taris" from "Taris" and "Gowron"
      Then "Klag" has been killed
      And "Coalescent Organism" is now on "Taris"
      And "Bochra" is still in Alice's discard pile
      And "Klag" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-324-coalescent-organism-06
  Rule: Coalescent Organism infects every species

    Example: an android, a Klingon and an animal are all possible victims after a human one
      Given Alice has:
        | card     | where           |
        | Calloway | on "Excavation" |
        | Worf     | on "Excavation" |
        | Exocomp  | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Coalescent Organism | under "Excavation" |
        | Targ                | on "Excavation"    |
      When Alice attempts "Excavation"
      And chance chooses "Calloway" from "Calloway", "Worf" and "Exocomp"
      And Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      And chance chooses "Targ" from "Worf", "Exocomp" and "Targ"
      Then "Coalescent Organism" is now on "Targ"
      And "Calloway" is now in Alice's discard pile
      And nothing else has changed
