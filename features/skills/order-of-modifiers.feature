Feature: The order of modifiers
  One card adds to a number, another one multiplies it.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=faq96-25-order-of-multiple-multipliers-01
  Rule: The player has what adds and what multiplies work in the order that he likes

    Scenario Outline: shields of 7, stronger by 2 and tripled, are 27 with <second> played last
      Given Alice has:
        | card          | where                  |
        | I.K.C. Bortas | at "Excavation"        |
        | Klag          | aboard "I.K.C. Bortas" |
        | Kromm         | aboard "I.K.C. Bortas" |
        | Torin         | aboard "I.K.C. Bortas" |
        | Gorath        | aboard "I.K.C. Bortas" |
        | Torak         | aboard "I.K.C. Bortas" |
        | Gi'ral        | aboard "I.K.C. Bortas" |
        | Divok         | aboard "I.K.C. Bortas" |
        | <first>       | on "I.K.C. Bortas"     |
        | <second>      | in hand                |
      When Alice plays "<second>" on "I.K.C. Bortas"
      Then "<second>" is now on "I.K.C. Bortas"
      And the SHIELDS of "I.K.C. Bortas" are 27
      And nothing else has changed

      Examples: Whichever is played first
        | first              | second             |
        | Kurlan Naiskos     | Metaphasic Shields |
        | Metaphasic Shields | Kurlan Naiskos     |

  @ruling=faq96-25-order-of-multiple-multipliers-02
  Rule: The shields of a Husnock Ship, stronger by 2 and tripled, are 42

    Example: Metaphasic Shields come to a ship that the Kurlan Naiskos has tripled
      Given Alice has:
        | card               | where                 |
        | Husnock Ship       | at "Excavation"       |
        | Jean-Luc Picard    | aboard "Husnock Ship" |
        | Reginald Barclay   | aboard "Husnock Ship" |
        | Mendon             | aboard "Husnock Ship" |
        | Beverly Crusher    | aboard "Husnock Ship" |
        | Tasha Yar          | aboard "Husnock Ship" |
        | Sarek              | aboard "Husnock Ship" |
        | Alexander Rozhenko | aboard "Husnock Ship" |
        | Kurlan Naiskos     | on "Husnock Ship"     |
        | Metaphasic Shields | in hand               |
      When Alice plays "Metaphasic Shields" on "Husnock Ship"
      Then "Metaphasic Shields" is now on "Husnock Ship"
      And the SHIELDS of "Husnock Ship" are 42
      And the WEAPONS of "Husnock Ship" are 27
      And the RANGE of "Husnock Ship" is 18
      And nothing else has changed

  @ruling=faq96-363-targ-01
  Rule: The Kurlan Naiskos needs no ANIMAL

    Scenario Outline: the seven are aboard, <Targ>
      Given Alice has:
        | card           | where                  |
        | I.K.C. Bortas  | at "Excavation"        |
        | Klag           | aboard "I.K.C. Bortas" |
        | Kromm          | aboard "I.K.C. Bortas" |
        | Torin          | aboard "I.K.C. Bortas" |
        | Gorath         | aboard "I.K.C. Bortas" |
        | Torak          | aboard "I.K.C. Bortas" |
        | Gi'ral         | aboard "I.K.C. Bortas" |
        | Divok          | aboard "I.K.C. Bortas" |
        | <eighth>       | aboard "I.K.C. Bortas" |
        | Kurlan Naiskos | in hand                |
      When Alice plays "Kurlan Naiskos" on "I.K.C. Bortas"
      Then "Kurlan Naiskos" is now on "I.K.C. Bortas"
      And the RANGE of "I.K.C. Bortas" is 27
      And the WEAPONS of "I.K.C. Bortas" are 27
      And the SHIELDS of "I.K.C. Bortas" are 21
      And nothing else has changed

      Examples: A Targ beside them, and another Klingon
        | Targ        | eighth |
        | and a Targ  | Targ   |
        | and no Targ | K'Vada |
