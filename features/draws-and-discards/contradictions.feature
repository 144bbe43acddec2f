Feature: One board, several laws of what comes back
  The same card from the discard pile, and what each document lets it do.

  Rule: An artifact that was used and comes back to hand

    @frame=open
    Scenario Outline: the <artifact> Tox Uthat is played from hand, and that is <verdict>
      Given Alice has:
        | card                      | where           |
        | Palor Toff - Alien Trader | in hand         |
        | Tox Uthat [earned]        | in hand         |
        | Tox Uthat [discarded]     | in discard pile |
      When Alice plays "Palor Toff - Alien Trader"
      Then "Tox Uthat" [discarded] is now in Alice's hand
      When Alice plays "Tox Uthat" [<artifact>]
      Then that is <verdict>

      @ruling=faq96-38-res-q-and-palor-toff-03
      Examples: In 1996 it is used again
        | artifact  | verdict |
        | discarded | legal   |

      @ruling=1eD-discard-pile-14
      Examples: In the Glossary it must be earned again
        | artifact  | verdict |
        | discarded | illegal |
        | earned    | legal   |
